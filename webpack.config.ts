import { createHash } from 'node:crypto';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import ReactRefreshTypeScript from 'react-refresh-typescript';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { AfterClientPlugin } from './src/build/AfterClientPlugin';
import { CardsPage } from './src/build/cardsPage/CardsPage';
import { readFolder } from './src/build/check/readFolder';
import { CollectScriptsPlugin } from './src/build/CollectScriptsPlugin';
import { HostFilesPlugin } from './src/build/HostFilesPlugin';
import { LiveWarningPlugin } from './src/build/LiveWarningPlugin';
import { MadeSite } from './src/build/MadeSite';
import { readSiteAddresses } from './src/build/siteAddresses';
import type { SiteAddresses } from './src/build/siteAddresses';
import { SitePlugin } from './src/build/SitePlugin';
import { writeSite } from './src/build/writeSite';

const dist = path.resolve(__dirname, 'dist');
const publicFolder = path.resolve(__dirname, 'public');
const siteFolder = path.resolve(__dirname, '.cache/prerender');

function typescriptRule(isDevelopment: boolean): webpack.RuleSetRule {
  return {
    test: /\.tsx?$/,
    include: path.resolve(__dirname, 'src'),
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
      getCustomTransformers: () => ({ before: isDevelopment ? [ReactRefreshTypeScript()] : [] }),
    },
  };
}

function shared(isDevelopment: boolean): Configuration {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: __dirname,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(isDevelopment)] },
    stats: 'errors-warnings',
    performance: false,
  };
}

type Settings = Readonly<Record<string, string>>;

function settingsFor({ siteUrl, supabaseUrl }: SiteAddresses): Settings {
  return {
    'process.env.SITE_URL': JSON.stringify(siteUrl),
    'process.env.SUPABASE_URL': JSON.stringify(supabaseUrl),
    'process.env.SUPABASE_ANON_KEY': JSON.stringify(process.env.SUPABASE_ANON_KEY ?? 'local'),
    'process.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  };
}

/** Modules as they were built last time, for each configuration and mode. */
function persistentCache(name: string, settings: Settings): webpack.FileCacheOptions {
  return {
    type: 'filesystem',
    cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
    name,
    version: createHash('sha256').update(JSON.stringify(settings)).digest('hex'),
    // webpack follows what the configuration imports by itself.
    buildDependencies: { config: [__filename, path.resolve(__dirname, 'tsconfig.json')] },
  };
}

/** React is a script, and so a task, of its own; what several sections share arrives once. */
const pageChunks = {
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: (chunk: { name?: string | null }) => chunk.name === 'main',
    enforce: true,
  },
};

/** What runs in the build itself: prerendering, and the files made from the content. */
function siteBundle(plugins: Configuration['plugins']): Configuration {
  return {
    ...shared(false),
    name: 'site',
    target: 'node20',
    entry: './src/build/siteBundle.ts',
    devtool: false,
    externals: ['@resvg/resvg-js', 'fontkit', 'wawoff2'].map((name) => ({
      [name]: `commonjs2 ${name}`,
    })),
    // One file: the documents need every section at once.
    module: {
      ...shared(false).module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    output: { path: siteFolder, library: { type: 'commonjs2' } },
    plugins,
  };
}

function development(addresses: SiteAddresses): Configuration {
  const settings = settingsFor(addresses);
  const buildSettings = new webpack.DefinePlugin(settings);
  const made = new MadeSite();
  const scripts = () => ({ first: '', later: [] });
  const site = new SitePlugin({ publicFolder, scripts, deliver: made.keep });
  const readPublic = readFolder(publicFolder);
  const cards = new CardsPage(async (path) => made.read(path) ?? (await readPublic(path)));
  return {
    ...shared(true),
    name: 'client',
    cache: persistentCache('development-client', settings),
    entry: './src/main.tsx',
    devtool: 'eval-cheap-module-source-map',
    output: { path: dist, publicPath: '/' },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      buildSettings,
      new ReactRefreshPlugin({ overlay: false }),
      new AfterClientPlugin(siteBundle([buildSettings, site, cards])),
      new HtmlWebpackPlugin({
        templateContent: '<!doctype html><html lang="fr"><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: {
      host: 'localhost',
      port: process.env.PAGE_PORT ?? 8080,
      historyApiFallback: true,
      static: publicFolder,
      hot: true,
      setupMiddlewares: (middlewares) => [
        { name: 'made-site', middleware: made.serve },
        { name: 'cards-page', middleware: cards.serve },
        ...middlewares,
      ],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        {
          context: ['/functions/v1'],
          target: process.env.FUNCTION_ORIGIN ?? 'http://127.0.0.1:54321',
        },
      ],
    },
  };
}

function production(addresses: SiteAddresses): Configuration[] {
  const settings = settingsFor(addresses);
  const buildSettings = new webpack.DefinePlugin(settings);
  const scripts = new CollectScriptsPlugin();
  const client: Configuration = {
    ...shared(false),
    name: 'client',
    cache: persistentCache('production-client', settings),
    entry: { first: './src/hydration/firstScript.ts', main: './src/main.tsx' },
    devtool: 'source-map',
    output: {
      path: dist,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      clean: true,
    },
    optimization: { splitChunks: { cacheGroups: pageChunks } },
    plugins: [
      buildSettings,
      new CopyPlugin({ patterns: [{ from: publicFolder, to: '.' }] }),
      scripts,
    ],
  };
  const site = siteBundle([
    buildSettings,
    new SitePlugin({
      publicFolder,
      scripts: scripts.scripts,
      deliver: (files) => writeSite(dist, files),
    }),
    new HostFilesPlugin(dist, addresses),
    new LiveWarningPlugin(),
  ]);
  return [
    client,
    { ...site, dependencies: ['client'], cache: persistentCache('production-prerender', settings) },
  ];
}

export default function configure(_env: unknown, argv: { mode?: string }) {
  const addresses = readSiteAddresses(process.env);
  return argv.mode === 'production' ? production(addresses) : development(addresses);
}
