import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { DefinePlugin } from 'webpack';
import { sharePreviewFiles } from '../share-preview/page/sharePreviewFiles';
import { readFolder } from '../share-preview/reading/fetchFromFiles';
import type { SiteUrls } from '../siteUrls';
import { dist, publicFolder } from './folders';
import { InMemorySite } from './InMemorySite';
import {
  documentScriptConfiguration,
  sharedConfiguration,
  siteBundleConfiguration,
  type PageSettings,
  type SiteConfiguration,
} from './sharedConfiguration';
import { SitePlugin } from './SitePlugin';

/**
 * React's development code, which React Refresh needs, and the production code of MUI and Emotion,
 * whose class names must be those of the document.
 */
const nodeEnvironment = DefinePlugin.runtimeValue(({ module }) =>
  JSON.stringify(/@(emotion|mui)[/\\]/.test(module.resource) ? 'production' : 'development'),
);

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
  const inMemory = new InMemorySite(urls);
  const readPublic = readFolder(publicFolder);
  const site = new SitePlugin(
    () => '/assets/islands.js',
    async (files) => {
      const made = new Map(files.map(({ path, content }) => [path, content]));
      const preview = await sharePreviewFiles(async (path) => made.get(path) ?? readPublic(path));
      inMemory.keep([...files, ...preview]);
    },
  );
  const client: SiteConfiguration = {
    ...sharedConfiguration('client', settings, true),
    entry: {
      reload: './src/build/webpack/browser/reloadOnChange.ts',
      islands: './src/islands.tsx',
    },
    // Without `eval`, which the page's policy blocks.
    devtool: 'cheap-module-source-map',
    output: { path: dist, publicPath: '/', filename: 'assets/[name].js' },
    // One module cache for both entries: else each would have its own hot updates.
    optimization: { runtimeChunk: 'single', nodeEnv: false },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new DefinePlugin({ ...settings, 'process.env.NODE_ENV': nodeEnvironment }),
      new ReactRefreshPlugin({
        forceEnable: true,
        overlay: false,
        // Only these accept updates: an edit elsewhere reloads the page.
        include: /src\/(sections|components)\//,
      }),
    ],
    devServer: {
      host: 'localhost',
      port,
      static: { directory: publicFolder, serveIndex: false },
      hot: true,
      setupMiddlewares: (middlewares: unknown[]) => [
        ...middlewares,
        // Last: webpack's middleware holds requests until every compilation is done.
        { name: 'in-memory-site', middleware: inMemory.serve },
      ],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: ['/functions/v1'], target: functionOrigin }],
    },
  };
  return [documentScriptConfiguration(settings), client, siteBundleConfiguration(settings, site)];
}
