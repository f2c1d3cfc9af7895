import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { DefinePlugin, type Configuration } from 'webpack';
import type { SiteUrls } from '../siteUrls';
import { dist, publicFolder } from './folders';
import {
  documentScriptConfiguration,
  sharedConfiguration,
  siteBundleConfiguration,
  type PageSettings,
} from './sharedConfiguration';
import { SitePlugin } from './SitePlugin';
import { writeSite } from './writeSite';

/** The site of `npm run build`. */
export function productionConfigurations(
  settings: PageSettings,
  urls: SiteUrls,
  devtool: Configuration['devtool'],
): Configuration[] {
  const client: Configuration = {
    ...sharedConfiguration('client', { settings, devtool }, false),
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
    plugins: [new DefinePlugin(settings)],
  };
  const site = new SitePlugin(findIslands, async (files) => {
    await cp(publicFolder, dist, { recursive: true });
    await writeSite(dist, files, urls);
  });
  return [documentScriptConfiguration(settings), client, siteBundleConfiguration(settings, site)];
}

function findIslands(): string {
  const scripts = readdirSync(path.join(dist, 'assets'));
  return `/assets/${scripts.find((name) => /^islands\.\w+\.js$/.test(name))}`;
}
