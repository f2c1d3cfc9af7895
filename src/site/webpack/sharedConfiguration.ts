import { createHash } from 'node:crypto';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import { DefinePlugin } from 'webpack';
import type { Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { cacheFolder, root } from './folders';

/** Replacements for `process.env.…` in the page's code, which src/config.ts reads. */
export type PageSettings = Readonly<Record<string, string>>;

export function sharedConfiguration(isDevelopment: boolean): Configuration {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: root,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(isDevelopment), fontRule(isDevelopment)] },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** The bundle that runs during the build: prerendering, and files generated from the content. */
export function siteBundleConfiguration(
  settings: PageSettings,
  ...plugins: NonNullable<Configuration['plugins']>
): Configuration {
  const shared = sharedConfiguration(false);
  return {
    ...shared,
    name: 'site',
    target: 'node20',
    entry: './src/site/webpack/siteBundle.ts',
    devtool: false,
    // Node loads packages itself: compiling them would take webpack longer than all of src.
    externals: [/^[^./]/],
    // One file: prerendering needs all sections synchronously.
    module: { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
    output: { path: path.join(cacheFolder, 'prerender'), library: { type: 'commonjs2' } },
    plugins: [new DefinePlugin(settings), ...plugins],
  };
}

/** Transpiles only: `npm run lint` checks the types. */
function typescriptRule(isDevelopment: boolean): RuleSetRule {
  const options: Partial<LoaderOptions> = {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
    ...(isDevelopment && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
  };
  return { test: /\.tsx?$/, include: path.join(root, 'src'), loader: 'ts-loader', options };
}

/** Gives the font its URL. SitePlugin delivers the file; in development webpack emits it first. */
function fontRule(emit: boolean): RuleSetRule {
  return {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'fonts/[name].[contenthash:10][ext]', publicPath: '/', emit },
  };
}

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
