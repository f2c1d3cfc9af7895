import { createHash } from 'node:crypto';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import { DefinePlugin } from 'webpack';
import type { Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { cacheFolder, root } from './folders';
import type { CollectScriptsPlugin } from './plugins/CollectScriptsPlugin';

/** Replacements for `process.env.…` in the page's code, which src/config.ts reads. */
export type PageSettings = Readonly<Record<string, string>>;

/** webpack's own type has no `devServer`. `false`: the development server leaves it alone. */
export type SiteConfiguration = Configuration & { devServer?: object | false };

export function sharedConfiguration(isDevelopment: boolean): Configuration {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: root,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(isDevelopment), fontRule] },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** The script inside every document, the same in development as in production. */
export function documentScriptConfiguration(
  settings: PageSettings,
  devtool: Configuration['devtool'],
  scripts: CollectScriptsPlugin,
): SiteConfiguration {
  return {
    ...sharedConfiguration(false),
    name: 'document-script',
    cache: persistentCache('document-script', { settings, devtool }),
    entry: { main: './src/main.ts' },
    devtool,
    output: { path: path.join(cacheFolder, 'document-script') },
    plugins: [new DefinePlugin(settings), scripts],
    devServer: false,
  };
}

/** The bundle that runs during the build: prerendering, and files generated from the content. */
export function siteBundleConfiguration(
  settings: PageSettings,
  ...plugins: NonNullable<Configuration['plugins']>
): SiteConfiguration {
  const shared = sharedConfiguration(false);
  return {
    ...shared,
    name: 'site',
    cache: persistentCache('site', settings),
    // The documents need the scripts' URLs.
    dependencies: ['document-script', 'client'],
    target: 'node20',
    entry: './src/build/webpack/siteBundle.ts',
    devtool: false,
    // Node loads packages itself: compiling them would take webpack longer than all of src.
    externals: [/^[^./]/],
    // One file: prerendering needs all sections synchronously.
    module: { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
    output: { path: path.join(cacheFolder, 'prerender'), library: { type: 'commonjs2' } },
    plugins: [new DefinePlugin(settings), ...plugins],
    devServer: false,
  };
}

/** Transpiles only: `npm run lint` checks the types. */
function typescriptRule(isDevelopment: boolean): RuleSetRule {
  const options: Partial<LoaderOptions> = {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
    ...(isDevelopment && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
  };
  const include = ['src', 'supabase/functions/_shared'].map((folder) => path.join(root, folder));
  return { test: /\.tsx?$/, include, loader: 'ts-loader', options };
}

/** Gives the font its URL. SitePlugin delivers the file. */
const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:10][ext]', publicPath: '/', emit: false },
};

/**
 * Caches modules and assets between builds, separately for each name.
 *
 * @param inputs values that a build depends on, besides the files that it reads
 */
export function persistentCache(name: string, inputs: object): FileCacheOptions {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(cacheFolder, 'webpack'),
    name,
    version: createHash('sha256').update(JSON.stringify(inputs)).digest('hex'),
    // webpack adds what these files import.
    buildDependencies: {
      config: [path.join(__dirname, 'configuration.ts'), path.join(root, 'tsconfig.json')],
    },
  };
}
