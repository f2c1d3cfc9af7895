const { createRequire } = require('node:module') as typeof import('node:module');

// The `require` that Node 22 gives this file has no `extensions`, which ts-node needs.
const requireTs = createRequire(__filename);
requireTs('ts-node/register');
const site = requireTs(
  './src/site/webpack/configuration',
) as typeof import('./src/site/webpack/configuration');

module.exports = (_environment: unknown, { mode }: { mode?: string }) => {
  // MUI and Emotion, which Node loads to prerender, choose their production code by NODE_ENV.
  if (mode === 'production') process.env.NODE_ENV = mode;
  return site.configuration(mode, process.env);
};
