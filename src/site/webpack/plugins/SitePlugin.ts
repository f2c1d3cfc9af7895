import { readFile } from 'node:fs/promises';
import { WebpackError } from 'webpack';
import type { Compiler } from 'webpack';
import { loadSiteBundle } from './loadSiteBundle';
import type { PublicFile } from '../../public-files/makePublicFiles';
import type { PageScripts } from '../../../prerender';
import type * as SiteBundle from '../siteBundle';

interface SiteOptions {
  readonly typefaceFile: string;
  /** Called after the client's compilation. */
  readonly scripts: () => PageScripts;
  /** Receives the documents and generated files after each compilation. */
  readonly deliver: (files: readonly PublicFile[]) => Promise<void>;
}

/**
 * Runs the bundle of siteBundle.ts once it is emitted. See README.md for why html-webpack-plugin does
 * not do this.
 */
export class SitePlugin {
  constructor(private readonly options: SiteOptions) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Site', async (compilation) => {
      try {
        await this.makeSite(loadSiteBundle(compiler));
      } catch (error) {
        // Throwing would end webpack's watch mode, so that a fix would not be compiled.
        if (!compiler.watchMode) throw error;
        compilation.errors.push(new WebpackError(String(error)));
      }
    });
  }

  private async makeSite(bundle: typeof SiteBundle) {
    const { typefaceFile, scripts, deliver } = this.options;
    const typeface = await readFile(typefaceFile);
    await deliver([
      ...bundle.renderPages(scripts()),
      { path: bundle.fontFile, content: typeface },
      ...(await bundle.makePublicFiles(typeface, new Date())),
    ]);
  }
}
