import { createHash } from 'node:crypto';
import path from 'node:path';
import refreshTypeScript from 'react-refresh-typescript';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import type webpack from 'webpack';
import { cacheFolder, root } from './folders';

/** Options that all configurations share. */
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

/** Transpiles only: `npm run lint` checks the types. */
function typescriptRule(isDevelopment: boolean): webpack.RuleSetRule {
  const options: Partial<LoaderOptions> = {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
    ...(isDevelopment && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
  };
  return { test: /\.tsx?$/, include: path.join(root, 'src'), loader: 'ts-loader', options };
}

/** Gives the font its URL. SitePlugin delivers the file; in development webpack emits it too, earlier. */
function typefaceRule(emit: boolean): webpack.RuleSetRule {
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
export function persistentCache(name: string, inputs: object): webpack.FileCacheOptions {
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
