import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { DefinePlugin } from 'webpack';
import { siteHeaders } from '../hosts/siteHeaders';
import type { Middleware } from '../serve/middleware';
import { proxyFunction } from '../serve/proxyFunction';
import { sendNotFound } from '../serve/sendNotFound';
import { serveFiles } from '../serve/serveFiles';
import { readSite, type SiteFile } from '../siteFile';
import { sharePreviewFiles } from '../share-preview/page/sharePreviewFiles';
import type { SiteUrls } from '../siteUrls';
import { developmentSite, publicFolder } from './folders';
import {
  documentScriptConfiguration,
  sharedConfiguration,
  siteBundleConfiguration,
  type PageSettings,
  type SiteConfiguration,
} from './sharedConfiguration';
import { SitePlugin } from './SitePlugin';

/**
 * The development server of `npm start`: the built site in memory, whose islands and documents
 * follow every edit.
 *
 * @param functionOrigin where to proxy requests to the function
 */
export function developmentConfigurations(
  settings: PageSettings,
  urls: SiteUrls,
  port: string,
  functionOrigin: string,
): SiteConfiguration[] {
  // What the latest compilation has made, for the server to answer with until the next one.
  const latest = { headers: {}, notFound: '' };
  const site = new SitePlugin('development', async (files) => {
    const all = [...readSite(publicFolder), ...files];
    const contents = new Map(all.map(({ path, content }) => [path, content]));
    // Hot reloading needs nothing more: its WebSocket is covered by 'self'.
    // https://www.w3.org/TR/CSP3/#match-url-to-source-expression
    latest.headers = { ...siteHeaders(files, urls).everywhere, 'Cache-Control': 'no-cache' };
    const preview = await sharePreviewFiles(urls.siteUrl, (path) =>
      Promise.resolve(contents.get(path)),
    );
    const served = [...files, ...preview].map(addHotReloading);
    latest.notFound = String(served.find(({ path }) => path === '/404.html')?.content);
    return served;
  });
  const client: SiteConfiguration = {
    ...sharedConfiguration('client', settings, 'development'),
    dependencies: ['documentScript', 'site'],
    entry: {
      reload: './src/build/webpack/browser/reloadOnChange.ts',
      islands: './src/islandsScript.tsx',
    },
    // By default development uses `eval`, which the page's policy blocks.
    devtool: 'cheap-module-source-map',
    output: { path: developmentSite, publicPath: '/', filename: 'assets/[name].js' },
    // One module cache for both entries: else each would have its own hot updates.
    optimization: { runtimeChunk: 'single' },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new DefinePlugin(settings),
      site,
      new ReactRefreshPlugin({
        forceEnable: true,
        overlay: false,
        // Only these accept updates: an edit elsewhere reloads the page.
        include: /src[\\/](sections|components)[\\/]/,
      }),
    ],
    devServer: {
      host: 'localhost',
      port,
      static: false,
      watchFiles: publicFolder,
      hot: true,
      headers: () => latest.headers,
      // webpack's own middleware holds requests until every compilation is done.
      setupMiddlewares: (middlewares: unknown[]): unknown[] => [
        proxyFunction(functionOrigin),
        ...middlewares,
        serveFiles(publicFolder),
        ((_request, response) => sendNotFound(response, latest.notFound)) satisfies Middleware,
      ],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };
  return [
    documentScriptConfiguration(settings, 'development'),
    siteBundleConfiguration(settings, 'development'),
    client,
  ];
}

/** Adds the scripts of the client's configuration to a document. */
function addHotReloading({ path, content }: SiteFile): SiteFile {
  if (!path.endsWith('.html')) return { path, content };
  const scripts = ['runtime', 'reload'].map(
    (name) => `<script defer src="/assets/${name}.js"></script>`,
  );
  return { path, content: String(content).replace('</head>', `${scripts.join('')}$&`) };
}
