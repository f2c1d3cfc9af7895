import path from 'node:path';
import type { Configuration } from 'webpack';
import { cacheFolder } from './folders';
import { sharedConfiguration } from './sharedConfiguration';

/** What runs in the build itself: prerendering, and the files made from the content. */
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
    // One file: the documents need every section at once.
    module: {
      ...shared.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    output: { path: path.join(cacheFolder, 'prerender'), library: { type: 'commonjs2' } },
    plugins,
  };
}
