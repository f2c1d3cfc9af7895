import { cp } from 'node:fs/promises';
import { DefinePlugin } from 'webpack';
import type { Configuration } from 'webpack';
import type { SiteUrls } from '../siteUrls';
import { dist, publicFolder } from './folders';
import { CollectScriptsPlugin } from './plugins/CollectScriptsPlugin';
import { SitePlugin } from './plugins/SitePlugin';
import {
  documentScriptConfiguration,
  persistentCache,
  sharedConfiguration,
  siteBundleConfiguration,
} from './sharedConfiguration';
import type { PageSettings } from './sharedConfiguration';
import { writeSite } from './writeSite';

/** The site of `npm run build`. */
export function productionConfigurations(
  settings: PageSettings,
  urls: SiteUrls,
  devtool: Configuration['devtool'],
): Configuration[] {
  const scripts = new CollectScriptsPlugin();
  const client: Configuration = {
    ...sharedConfiguration(false),
    name: 'client',
    cache: persistentCache('production-client', { settings, devtool }),
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
    plugins: [new DefinePlugin(settings), scripts],
  };
  const site = new SitePlugin(scripts.scripts, async (files) => {
    await cp(publicFolder, dist, { recursive: true });
    await writeSite(dist, files, urls);
  });
  return [
    documentScriptConfiguration(settings, devtool, scripts),
    client,
    siteBundleConfiguration(settings, site),
  ];
}
