import path from 'node:path';
import type { Configuration } from 'webpack';
import { cacheFolder } from './folders';
import { sharedConfiguration } from './sharedConfiguration';

/** The bundle that runs during the build: prerendering, and the files generated from the content. */
export function siteBundleConfiguration(plugins: Configuration['plugins']): Configuration {
  const shared = sharedConfiguration(false);
  return {
    ...shared,
    name: 'site',
    target: 'node20',
    entry: './src/site/webpack/siteBundle.ts',
    devtool: false,
    externals: ['@resvg/resvg-js', 'fontkit', 'lightningcss', 'wawoff2'].map((name) => ({
      [name]: `commonjs2 ${name}`,
    })),
    // One file: prerendering needs all sections synchronously.
    module: {
      ...shared.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    output: { path: path.join(cacheFolder, 'prerender'), library: { type: 'commonjs2' } },
    plugins,
  };
}
