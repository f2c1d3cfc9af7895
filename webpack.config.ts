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
  // React reads it when it is loaded, to prerender.
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
  if (isDevelopment) {
    const { development } = requireTs(
      './src/build/webpack/development',
    ) as typeof import('./src/build/webpack/development');
    return development();
  }
  const { production } = requireTs(
    './src/build/webpack/production',
  ) as typeof import('./src/build/webpack/production');
  return production();
};
