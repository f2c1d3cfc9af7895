import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { DefinePlugin } from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { SharePreviewServer } from '../share-preview/page/SharePreviewServer';
import { readFolder } from '../share-preview/reading/readFolder';
import { dist, publicFolder } from './folders';
import { InMemorySite } from './InMemorySite';
import { AfterClientPlugin } from './plugins/AfterClientPlugin';
import { SitePlugin } from './plugins/SitePlugin';
import {
  persistentCache,
  sharedConfiguration,
  siteBundleConfiguration,
} from './sharedConfiguration';
import type { PageSettings } from './sharedConfiguration';

/**
 * The development server of `npm start`, with hot reload.
 *
 * @param functionOrigin where to proxy requests to the function
 */
export function developmentConfiguration(
  settings: PageSettings,
  port: string,
  functionOrigin: string,
): Configuration {
  const inMemory = new InMemorySite();
  const site = new SitePlugin(() => ({ main: '', islands: '' }), inMemory.keep);
  const readPublic = readFolder(publicFolder);
  const sharePreview = new SharePreviewServer(
    async (path) => inMemory.read(path) ?? (await readPublic(path)),
  );
  return {
    ...sharedConfiguration(true),
    name: 'client',
    cache: persistentCache('development-client', settings),
    entry: './src/development.tsx',
    devtool: 'eval-cheap-module-source-map',
    output: { path: dist, publicPath: '/' },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new DefinePlugin(settings),
      new ReactRefreshPlugin({ overlay: false }),
      new AfterClientPlugin(siteBundleConfiguration(settings, site, sharePreview)),
      new HtmlWebpackPlugin({
        templateContent: '<!doctype html><html lang="fr"><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: {
      host: 'localhost',
      port,
      historyApiFallback: true,
      static: publicFolder,
      hot: true,
      setupMiddlewares: (middlewares) => [
        { name: 'in-memory-site', middleware: inMemory.serve },
        { name: 'share-preview', middleware: sharePreview.serve },
        ...middlewares,
      ],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: ['/functions/v1'], target: functionOrigin }],
    },
  };
}
