const { createRequire } = require('node:module') as typeof import('node:module');

// The `require` that Node 22 gives this file has no `extensions`, which ts-node needs.
const requireTs = createRequire(__filename);
requireTs('ts-node/register');

// React, MUI and Emotion choose their code by it, when Node prerenders: development code would put
// labels into the markup.
process.env.NODE_ENV = 'production';

module.exports = (_environment: unknown, { mode }: { mode?: string }) => {
  const site = requireTs(
    './src/build/webpack/configuration',
  ) as typeof import('./src/build/webpack/configuration');
  const { InvalidSetting } = requireTs(
    './src/build/siteUrls',
  ) as typeof import('./src/build/siteUrls');
  try {
    return site.configuration(mode, process.env);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    // webpack would print its stack.
    console.error(error.message);
    process.exit(1);
  }
};
