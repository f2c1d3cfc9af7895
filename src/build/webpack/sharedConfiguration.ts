import { createHash } from 'node:crypto';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import { DefinePlugin, type Configuration, type RuleSetRule } from 'webpack';
import { cacheFolder, documentScriptFile, type Mode, repository, siteBundleFile } from './folders';

/** Replacements for `process.env.…` in the page's code, which src/config.ts reads. */
export type PageSettings = Readonly<Record<string, string>>;

/** webpack's own type has no `devServer`. `false`: the development server leaves it alone. */
export type SiteConfiguration = Configuration & { devServer?: object | false };

/** @param name also of its cache between builds */
export function sharedConfiguration(
  name: string,
  settings: PageSettings,
  mode: Mode,
): SiteConfiguration {
  return {
    name,
    mode,
    context: repository,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(cacheFolder, 'webpack'),
      name: `${mode}-${name}`,
      version: createHash('sha256').update(JSON.stringify(settings)).digest('hex'),
      // webpack adds what these files import.
      buildDependencies: {
        config: [path.join(__dirname, 'configuration.ts'), path.join(repository, 'tsconfig.json')],
      },
    },
    optimization: {
      // swc has threads of its own: processes beside them only take time to start.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
      // One script for all islands: a visitor who scrolls to the last one needs the others too.
      splitChunks: false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(mode === 'development' && name === 'client'), fontRule] },
    stats: 'errors-warnings',
    performance: false,
    devServer: false,
  };
}

/** Transpiles only: `npm run lint` checks the types. */
function typescriptRule(hasReactRefresh: boolean): RuleSetRule {
  const options = {
    transpileOnly: true,
    compilerOptions: { noEmit: false, sourceMap: true, allowImportingTsExtensions: false },
    ...(hasReactRefresh && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
  };
  const include = ['src', 'supabase/functions/_shared'].map((folder) =>
    path.join(repository, folder),
  );
  return { test: /\.tsx?$/, include, loader: 'ts-loader', options };
}

/** Gives the font its URL. SitePlugin delivers the file. */
const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:10][ext]', publicPath: '/', emit: false },
};

/** The script inside every document. */
export function documentScriptConfiguration(settings: PageSettings, mode: Mode): SiteConfiguration {
  const file = documentScriptFile(mode);
  return {
    ...sharedConfiguration('documentScript', settings, mode),
    // The script's few files compile faster than a cache is written.
    cache: false,
    // By default development uses `eval`, which the page's policy blocks.
    devtool: false,
    entry: './src/documentScript.ts',
    output: { path: path.dirname(file), filename: path.basename(file) },
    plugins: [new DefinePlugin(settings)],
  };
}

/** The bundle that runs during the build: prerendering, and files generated from the content. */
export function siteBundleConfiguration(settings: PageSettings, mode: Mode): SiteConfiguration {
  const shared = sharedConfiguration('site', settings, mode);
  const file = siteBundleFile(mode);
  return {
    ...shared,
    // describeError reads the source map. The bundle must not name it: ts-node would keep it for good.
    devtool: 'hidden-source-map',
    target: 'node20',
    entry: './src/build/webpack/siteBundle.ts',
    // Node loads packages itself: compiling them would take webpack longer than all of src.
    externals: [/^[^./]/],
    // One file: prerendering needs all sections synchronously.
    module: { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // A bundle with an error throws when it is loaded. If it were not written, the documents would be
    // those of the bundle before.
    optimization: { minimize: false, emitOnErrors: true },
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      devtoolModuleFilenameTemplate: '[resource-path]',
      library: { type: 'commonjs2' },
    },
    plugins: [new DefinePlugin(settings)],
  };
}
