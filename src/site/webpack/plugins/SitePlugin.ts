import { readFile } from 'node:fs/promises';
import { WebpackError } from 'webpack';
import type { Compiler } from 'webpack';
import { loadSiteBundle } from './loadSiteBundle';
import type { PublicFile } from '../../public-files/makePublicFiles';
import type * as SiteBundle from '../siteBundle';

type Scripts = Parameters<typeof SiteBundle.renderPages>[0];

interface SiteOptions {
  readonly typefaceFile: string;
  /** The scripts to name in the documents; asked for after the client's compilation. */
  readonly scripts: () => Scripts;
  /** Takes the site's documents and made files, each time they have been made. */
  readonly deliver: (files: readonly PublicFile[]) => Promise<void>;
}

/**
 * Runs the bundle of siteBundle.ts once it is emitted. html-webpack-plugin cannot do this:
 * react-dom/server hangs in its template sandbox.
 */
export class SitePlugin {
  constructor(private readonly options: SiteOptions) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Site', async (compilation) => {
      try {
        await this.makeSite(loadSiteBundle(compiler));
      } catch (error) {
        // Thrown, it would end webpack's watch: the next save must have its chance.
        if (!compiler.watchMode) throw error;
        compilation.errors.push(new WebpackError(String(error)));
      }
    });
  }

  private async makeSite(bundle: typeof SiteBundle) {
    const { typefaceFile, scripts, deliver } = this.options;
    const typeface = await readFile(typefaceFile);
    const pages = await bundle.renderPages(scripts());
    await deliver([
      ...pages,
      { path: bundle.fontFile, content: typeface },
      ...(await bundle.makePublicFiles(typeface, new Date())),
    ]);
  }
}
