import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WebpackError } from 'webpack';
import type { Compiler } from 'webpack';
import { pageFontFile } from '../folders';
import type { PublicFile } from '../../public-files/makePublicFiles';
import type { PageScripts } from '../../prerender';
import type * as SiteBundle from '../siteBundle';

/**
 * Runs the bundle of siteBundle.ts once it is emitted. See README.md for why html-webpack-plugin
 * does not do this.
 */
export class SitePlugin {
  /**
   * @param scripts called after the client's compilation
   * @param deliver receives the documents and generated files after each compilation
   */
  constructor(
    private readonly scripts: () => PageScripts,
    private readonly deliver: (files: readonly PublicFile[]) => Promise<void>,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Site', async (compilation) => {
      try {
        const bundle = loadBundle(compiler);
        await this.makeSite(bundle);
        if (!compiler.watchMode) bundle.printLiveSummary();
      } catch (error) {
        // Throwing would end webpack's watch mode, so that a fix would not be compiled.
        if (!compiler.watchMode) throw error;
        compilation.errors.push(new WebpackError(String(error)));
      }
    });
  }

  private async makeSite(bundle: typeof SiteBundle) {
    const pageFont = await readFile(pageFontFile);
    await this.deliver([
      ...bundle.renderPages(this.scripts()),
      { path: bundle.fontFile, content: pageFont },
      ...(await bundle.makePublicFiles(pageFont)),
    ]);
  }
}

function loadBundle({ outputPath }: Compiler): typeof SiteBundle {
  const file = path.join(outputPath, 'main.js');
  const require = createRequire(file);
  // In watch mode the file changes under the same name.
  Reflect.deleteProperty(require.cache, file);
  return require(file) as typeof SiteBundle;
}
