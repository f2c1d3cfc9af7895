import { type Configuration, EnvironmentPlugin } from 'webpack';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { dist } from '../folders';
import { InvalidSetting, readPageSettings } from '../settings';

/** What both modes have in common. */
export const common: Configuration = {
  context: REPOSITORY,
  output: { path: dist, publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  stats: 'errors-warnings',
  performance: false,
};

/** Compiles without checking types: `npm run build` checks them first, and a plugin beside `npm start`. */
export const typescriptRule = (options: object) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false, sourceMap: true, allowImportingTsExtensions: false },
    ...options,
  },
});

/** Inserts in the bundle what src/config.ts reads. */
export const settingsPlugin = new EnvironmentPlugin([
  'SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SHARE_IMAGE_PATH',
]);

/**
 * Completes the environment of this process with these settings: the plugin takes them from there, and so
 * does the page's code when it is prerendered. A wrong one ends the process with its sentence: webpack would
 * print a stack.
 *
 * @param shareImagePath its URL path; empty where there is none
 */
export function completeEnvironment(shareImagePath: string): void {
  try {
    const settings = { ...readPageSettings(process.env), SHARE_IMAGE_PATH: shareImagePath };
    Object.assign(process.env, settings);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
