import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { SharePreviewPage } from '../share-preview/page/SharePreviewPage';
import { readFolder } from '../share-preview/reading/readFolder';
import { dist, publicFolder, typefaceFile } from './folders';
import { InMemorySite } from './InMemorySite';
import type { PageSettings } from './pageSettings';
import { AfterClientPlugin } from './plugins/AfterClientPlugin';
import { SitePlugin } from './plugins/SitePlugin';
import { persistentCache, sharedConfiguration } from './sharedConfiguration';
import { siteBundleConfiguration } from './siteBundleConfiguration';

interface DevelopmentOptions {
  readonly settings: PageSettings;
  readonly port: string;
  /** Requests to the function are proxied to this origin. */
  readonly functionOrigin: string;
}

/** The development server of `npm start`, with hot reload. */
export function developmentConfiguration(options: DevelopmentOptions): Configuration {
  const { settings, port, functionOrigin } = options;
  const buildSettings = new webpack.DefinePlugin(settings);
  const made = new InMemorySite();
  const site = new SitePlugin({
    typefaceFile,
    scripts: () => ({ main: '', islands: '' }),
    deliver: made.keep,
  });
  const readPublic = readFolder(publicFolder);
  const sharePreview = new SharePreviewPage(
    async (path) => made.read(path) ?? (await readPublic(path)),
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
      buildSettings,
      new ReactRefreshPlugin({ overlay: false }),
      new AfterClientPlugin(siteBundleConfiguration([buildSettings, site, sharePreview])),
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
        { name: 'made-site', middleware: made.serve },
        { name: 'share-preview', middleware: sharePreview.serve },
        ...middlewares,
      ],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: ['/functions/v1'], target: functionOrigin }],
    },
  };
}
