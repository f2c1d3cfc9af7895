import CompressionPlugin from 'compression-webpack-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { hostFileNames, hostFiles } from '../hosts/hostFiles';
import { TEXT_TYPES } from '../hosts/textTypes';
import { readSite } from '../siteFile';
import type { SiteUrls } from '../siteUrls';
import { dist, publicFolder } from './folders';
import {
  documentScriptConfiguration,
  sharedConfiguration,
  siteBundleConfiguration,
  type PageSettings,
} from './sharedConfiguration';
import { SitePlugin } from './SitePlugin';

/** Every text that hosts serve gets compressed copies beside it, for hosts that serve those. */
const compressed = {
  test: new RegExp(`\\.(${Object.keys(TEXT_TYPES).join('|')})$`),
  exclude: hostFileNames,
  minRatio: Infinity,
};

/** The site of `npm run build`. */
export function productionConfigurations(settings: PageSettings, urls: SiteUrls): Configuration[] {
  const client: Configuration = {
    ...sharedConfiguration('client', settings, 'production'),
    dependencies: ['documentScript', 'site'],
    entry: { islands: './src/islandsScript.tsx' },
    output: {
      path: dist,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      clean: true,
    },
    plugins: [
      new DefinePlugin(settings),
      new SitePlugin('production', (files, bundled) => [
        ...files,
        ...readSite(publicFolder),
        ...hostFiles([...files, ...bundled], urls),
      ]),
      new CompressionPlugin({ ...compressed, algorithm: 'brotliCompress', filename: '[file].br' }),
      new CompressionPlugin({ ...compressed, algorithm: 'gzip', filename: '[file].gz' }),
    ],
  };
  return [
    documentScriptConfiguration(settings, 'production'),
    siteBundleConfiguration(settings, 'production'),
    client,
  ];
}
