const { createRequire } = require('node:module') as typeof import('node:module');
const path = require('node:path') as typeof import('node:path');
const ReactRefreshPlugin =
  require('@pmmmwh/react-refresh-webpack-plugin') as typeof import('@pmmmwh/react-refresh-webpack-plugin');
const TypeCheckerPlugin =
  require('fork-ts-checker-webpack-plugin') as typeof import('fork-ts-checker-webpack-plugin');
const MinimizerPlugin =
  require('minimizer-webpack-plugin') as typeof import('minimizer-webpack-plugin');
const { default: refreshTypeScript } =
  require('react-refresh-typescript') as typeof import('react-refresh-typescript');
const { EnvironmentPlugin } = require('webpack') as typeof import('webpack');

// The `require` that Node 22 gives this file has no `extensions`, which ts-node needs.
const requireTs = createRequire(__filename);
requireTs('ts-node/register');
const { InvalidSetting, readPageSettings } = requireTs(
  './src/build/settings',
) as typeof import('./src/build/settings');

interface Environment {
  /** Set by `webpack serve`. */
  WEBPACK_SERVE?: boolean;
}

interface Arguments {
  mode?: string;
}

type Configuration = import('webpack').Configuration & { devServer?: object };

const fromHere = (...parts: string[]) => path.join(__dirname, ...parts);

/** What both modes have in common. */
const bothModes: Configuration = {
  context: __dirname,
  output: { path: fromHere('dist'), publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  stats: 'errors-warnings',
  performance: false,
};

/** Compiles without checking types: `npm run build` checks them first, and a plugin beside `npm start`. */
const typescript = (options: object) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false, sourceMap: true, allowImportingTsExtensions: false },
    ...options,
  },
});

/** The page's scripts. src/build/writeSite.ts adds everything else to dist/. */
const production: Configuration = {
  ...bothModes,
  mode: 'production',
  entry: { main: './src/main.tsx', loader: './src/loader.ts' },
  output: {
    ...bothModes.output,
    filename: ({ chunk }) =>
      chunk.name === 'loader' ? 'assets/loader.js' : 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
  },
  module: { rules: [typescript({})] },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
    // A chunk of packages would add 4 KB, and come with the other one (November 2026).
    splitChunks: false,
  },
};

/** The development server of `npm start`: an ordinary single-page application. */
const makeDevelopment = (environment: NodeJS.ProcessEnv): Configuration => {
  const { developmentServer } = requireTs(
    './src/build/serve/developmentServer',
  ) as typeof import('./src/build/serve/developmentServer');
  return {
    ...bothModes,
    mode: 'development',
    entry: { main: ['./src/build/serve/browser/sendErrors.ts', './src/main.tsx'] },
    // By default development uses `eval`, which the page's policy blocks.
    devtool: 'source-map',
    // webpack-dev-server keeps it in memory: dist/ stays as it is.
    output: { ...bothModes.output, filename: 'assets/[name].js' },
    module: {
      rules: [typescript({ getCustomTransformers: () => ({ before: [refreshTypeScript()] }) })],
    },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      new TypeCheckerPlugin({
        typescript: { configFile: fromHere('src/tsconfig.json') },
        // In the terminal alone: a check that ends would take an error of the browser from the overlay.
        devServer: false,
      }),
    ],
    devServer: developmentServer(environment),
  };
};

/** Its name is its content's: src/build/writeSite.ts draws the same one again, and writes it. */
const drawShareImage = () => {
  const { makeShareImage } = requireTs(
    './src/build/share-image/makeShareImage',
  ) as typeof import('./src/build/share-image/makeShareImage');
  return makeShareImage();
};

module.exports = ({ WEBPACK_SERVE }: Environment, { mode }: Arguments) => {
  const isDevelopment = mode ? mode === 'development' : WEBPACK_SERVE === true;
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
  try {
    const settings = {
      ...readPageSettings(process.env),
      SHARE_IMAGE_PATH: isDevelopment ? '' : drawShareImage().path,
    };
    Object.assign(process.env, settings);
    const configuration = isDevelopment ? makeDevelopment(process.env) : production;
    const pageSettings = new EnvironmentPlugin(Object.keys(settings));
    return { ...configuration, plugins: [pageSettings, ...(configuration.plugins ?? [])] };
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    // webpack would print its stack.
    console.error(error.message);
    process.exit(1);
  }
};
