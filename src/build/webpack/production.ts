import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { readSiteUrls } from '../settings';
import { makeShareImage } from '../share-image/makeShareImage';
import { LOADER_FILE, writeSite } from '../writeSite';
import { common, completeEnvironment, settingsPlugin, typescriptRule } from './common';

/** The page's scripts, and once they are written, everything else in dist/. */
export function production(): Configuration {
  const shareImage = makeShareImage();
  completeEnvironment(shareImage.path);
  return {
    ...common,
    mode: 'production',
    entry: { main: './src/main.tsx', loader: { import: './src/loader.ts', filename: LOADER_FILE } },
    output: { ...common.output, filename: 'assets/[name].[contenthash:10].js', clean: true },
    module: { rules: [typescriptRule({})] },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      // A chunk of packages would be loaded whenever `main` is, and two files are larger than one.
      splitChunks: false,
    },
    plugins: [
      settingsPlugin,
      (compiler: Compiler) =>
        compiler.hooks.afterEmit.tapPromise('writeSite', () =>
          writeSite(compiler.outputPath, shareImage, readSiteUrls(process.env)),
        ),
    ],
  };
}
