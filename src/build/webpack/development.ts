import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TypeCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { developmentServer } from '../serve/developmentServer';
import { common, completeEnvironment, settingsPlugin, typescriptRule } from './common';

/** The development server of `npm start`: an ordinary single-page application. */
export function development(): Configuration & { devServer: object } {
  completeEnvironment('');
  return {
    ...common,
    mode: 'development',
    entry: { main: ['./src/build/serve/browser/sendErrors.ts', './src/main.tsx'] },
    // By default development uses `eval`, which the page's policy blocks.
    devtool: 'source-map',
    // webpack-dev-server keeps it in memory: dist/ stays as it is. Nothing is cleaned: what throws may come
    // from the script of an earlier edit, whose source map names the line.
    output: { ...common.output, filename: 'assets/[name].js' },
    module: {
      rules: [typescriptRule({ getCustomTransformers: () => ({ before: [refreshTypeScript()] }) })],
    },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      settingsPlugin,
      new ReactRefreshPlugin({ overlay: false }),
      new TypeCheckerPlugin({
        typescript: { configFile: path.join(REPOSITORY, 'src/tsconfig.json') },
        // In the terminal alone: a check that ends would take an error of the browser from the overlay.
        devServer: false,
      }),
    ],
    devServer: developmentServer(process.env),
  };
}
