const { createRequire } = require('node:module') as typeof import('node:module');

// The `require` that Node 22 gives this file has no `extensions`, which ts-node needs.
const requireTs = createRequire(__filename);
requireTs('ts-node/register');

module.exports = (_environment: unknown, { mode }: { mode?: string }) => {
  // By NODE_ENV, React, MUI and Emotion choose the code with which Node prerenders.
  if (mode === 'production') process.env.NODE_ENV = mode;
  const site = requireTs(
    './src/site/webpack/configuration',
  ) as typeof import('./src/site/webpack/configuration');
  return site.configuration(mode, process.env);
};
