const { createRequire } = require('node:module') as typeof import('node:module');

// The `require` that Node 22 gives this file has no `extensions`, which ts-node needs.
const requireTs = createRequire(__filename);
requireTs('ts-node/register');

interface Environment {
  /** Set by `webpack serve`. */
  WEBPACK_SERVE?: boolean;
}

interface Arguments {
  mode?: string;
}

module.exports = ({ WEBPACK_SERVE }: Environment, { mode }: Arguments) => {
  const isDevelopment = mode ? mode === 'development' : WEBPACK_SERVE === true;
  const chosen = isDevelopment ? 'development' : 'production';
  // React, MUI and Emotion choose their code by it when Node loads them, so it is set before.
  process.env.NODE_ENV = chosen;
  const site = requireTs(
    './src/build/webpack/configuration',
  ) as typeof import('./src/build/webpack/configuration');
  const { InvalidSetting } = requireTs(
    './src/build/siteUrls',
  ) as typeof import('./src/build/siteUrls');
  try {
    return site.configuration(chosen, process.env);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    // webpack would print its stack.
    console.error(error.message);
    process.exit(1);
  }
};
