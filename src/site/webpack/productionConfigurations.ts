import { cp } from 'node:fs/promises';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { SiteAddresses } from '../siteAddresses';
import { dist, publicFolder, typefaceFile } from './folders';
import type { PageSettings } from './pageSettings';
import { CollectScriptsPlugin } from './plugins/CollectScriptsPlugin';
import { LiveReminderPlugin } from './plugins/LiveReminderPlugin';
import { SitePlugin } from './plugins/SitePlugin';
import { persistentCache, sharedConfiguration } from './sharedConfiguration';
import { siteBundleConfiguration } from './siteBundleConfiguration';
import { writeSite } from './writeSite';

interface ProductionOptions {
  readonly addresses: SiteAddresses;
  readonly settings: PageSettings;
  /** Whether to publish source maps. */
  readonly hasSourceMaps: boolean;
}

/** The site of `npm run build`: first its scripts, then the documents, which need their URLs. */
export function productionConfigurations(options: ProductionOptions): Configuration[] {
  const { addresses, settings, hasSourceMaps } = options;
  const buildSettings = new webpack.DefinePlugin(settings);
  const scripts = new CollectScriptsPlugin();
  const client: Configuration = {
    ...sharedConfiguration(false),
    name: 'client',
    cache: persistentCache('production-client', { settings, hasSourceMaps }),
    entry: { main: './src/main.ts', islands: './src/hydration/hydrateIsland.tsx' },
    devtool: hasSourceMaps && 'source-map',
    output: {
      path: dist,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      clean: true,
    },
    // One script for all islands: a visitor who scrolls to the last one needs the others too.
    optimization: { splitChunks: false },
    plugins: [buildSettings, scripts],
  };
  const site = siteBundleConfiguration([
    buildSettings,
    new SitePlugin({
      typefaceFile,
      scripts: scripts.scripts,
      deliver: async (files) => {
        await cp(publicFolder, dist, { recursive: true });
        await writeSite(dist, files, addresses);
      },
    }),
    new LiveReminderPlugin(),
  ]);
  return [
    client,
    { ...site, dependencies: ['client'], cache: persistentCache('production-prerender', settings) },
  ];
}
