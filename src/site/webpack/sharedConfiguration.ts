import { createHash } from 'node:crypto';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import type webpack from 'webpack';
import { cacheFolder, root } from './folders';

/** What every configuration has. */
export function sharedConfiguration(isDevelopment: boolean): webpack.Configuration {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: root,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(isDevelopment), typefaceRule(isDevelopment)] },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** `npm run lint` checks the types. */
function typescriptRule(isDevelopment: boolean): webpack.RuleSetRule {
  const options: Partial<LoaderOptions> = {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
    ...(isDevelopment && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
  };
  return { test: /\.tsx?$/, include: path.join(root, 'src'), loader: 'ts-loader', options };
}

/** Gives the typeface its address. SitePlugin brings the file there, in development later than the page. */
function typefaceRule(emit: boolean): webpack.RuleSetRule {
  return {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'fonts/[name].[contenthash:10][ext]', publicPath: '/', emit },
  };
}

/**
 * Modules and assets as they were built last time, for each configuration and mode.
 *
 * @param inputs what a build depends on beside the files it reads
 */
export function persistentCache(name: string, inputs: object): webpack.FileCacheOptions {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(cacheFolder, 'webpack'),
    name,
    version: createHash('sha256').update(JSON.stringify(inputs)).digest('hex'),
    // webpack follows what the configuration imports by itself.
    buildDependencies: {
      config: [path.join(__dirname, 'configuration.ts'), path.join(root, 'tsconfig.json')],
    },
  };
}
