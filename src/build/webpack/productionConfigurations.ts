import { cp } from 'node:fs/promises';
import { DefinePlugin, type Compiler, type Configuration } from 'webpack';
import { compressFiles } from '../hosts/compressFiles';
import { hostFileNames, hostFiles } from '../hosts/hostFiles';
import type { SiteUrls } from '../siteUrls';
import { dist, publicFolder } from './folders';
import {
  documentScriptConfiguration,
  sharedConfiguration,
  siteBundleConfiguration,
  type PageSettings,
} from './sharedConfiguration';
import { SitePlugin } from './SitePlugin';

/** The site of `npm run build`. */
export function productionConfigurations(
  settings: PageSettings,
  urls: SiteUrls,
  devtool: Configuration['devtool'],
): Configuration[] {
  const client: Configuration = {
    ...sharedConfiguration('client', { settings, devtool }, false),
    dependencies: ['document-script', 'site'],
    entry: { islands: './src/islands.tsx' },
    devtool,
    output: {
      path: dist,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      clean: true,
    },
    // One script for all islands: a visitor who scrolls to the last one needs the others too.
    optimization: { splitChunks: false },
    plugins: [
      new DefinePlugin(settings),
      new SitePlugin((files) => [...files, ...hostFiles(files, urls)]),
      finishFolder,
    ],
  };
  return [documentScriptConfiguration(settings), siteBundleConfiguration(settings), client];
}

function finishFolder({ hooks }: Compiler) {
  hooks.afterEmit.tapPromise('Finish folder', async () => {
    await cp(publicFolder, dist, { recursive: true });
    await compressFiles(dist, hostFileNames);
  });
}
