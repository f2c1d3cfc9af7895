import { createHash } from 'node:crypto';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import ReactRefreshTypeScript from 'react-refresh-typescript';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { HostFilesPlugin } from './src/build/HostFilesPlugin';
import { PrerenderPlugin } from './src/build/PrerenderPlugin';

const dist = path.resolve(__dirname, 'dist');
const siteUrl = process.env.SITE_URL ?? 'http://localhost:8080';
const supabaseUrl = process.env.SUPABASE_URL ?? '';

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

const settings = {
  'process.env.SITE_URL': JSON.stringify(siteUrl),
  'process.env.SUPABASE_URL': JSON.stringify(supabaseUrl),
  'process.env.SUPABASE_ANON_KEY': JSON.stringify(process.env.SUPABASE_ANON_KEY ?? 'local'),
  'process.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
};
const buildSettings = new webpack.DefinePlugin(settings);

/** Modules as they were built last time, for each configuration and mode. */
function persistentCache(name: string): webpack.FileCacheOptions {
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

function development(): Configuration {
  return {
    ...shared(true),
    name: 'client',
    cache: persistentCache('development-client'),
    entry: './src/main.tsx',
    devtool: 'eval-cheap-module-source-map',
    output: { path: dist, publicPath: '/' },
    infrastructureLogging: { level: 'warn' },
    plugins: [
      buildSettings,
      new ReactRefreshPlugin({ overlay: false }),
      new HtmlWebpackPlugin({
        templateContent: '<!doctype html><html lang="fr"><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: {
      host: 'localhost',
      port: process.env.PAGE_PORT ?? 8080,
      historyApiFallback: true,
      static: path.resolve(__dirname, 'public'),
      hot: true,
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

function production(): Configuration[] {
  const prerender = new PrerenderPlugin();
  const client: Configuration = {
    ...shared(false),
    name: 'client',
    cache: persistentCache('production-client'),
    entry: { first: './src/firstScript.ts', main: './src/main.tsx' },
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
      new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      prerender.collectScripts(),
    ],
  };
  const server: Configuration = {
    ...shared(false),
    name: 'prerender',
    cache: persistentCache('production-prerender'),
    dependencies: ['client'],
    target: 'node20',
    entry: './src/prerender.tsx',
    devtool: false,
    // One file: the documents need every section at once.
    module: {
      ...shared(false).module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    output: { path: path.resolve(__dirname, '.cache/prerender'), library: { type: 'commonjs2' } },
    plugins: [buildSettings, prerender, new HostFilesPlugin(dist, { siteUrl, supabaseUrl })],
  };
  return [client, server];
}

export default function configure(
  _env: unknown,
  argv: { mode?: string },
): Configuration | Configuration[] {
  return argv.mode === 'production' ? production() : development();
}
