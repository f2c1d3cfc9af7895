const { createRequire } = require('node:module') as typeof import('node:module');

// The `require` that Node 22 gives this file has no `extensions`, which ts-node needs.
const requireTs = createRequire(__filename);
requireTs('ts-node/register');

const { configure } = requireTs(
  './src/build/webpack/configure',
) as typeof import('./src/build/webpack/configure');

module.exports = configure;
