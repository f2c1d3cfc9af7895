import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WebpackError, type Compiler } from 'webpack';
import type { PublicFile } from '../public-files/makePublicFiles';
import { documentScriptFolder, pageFontFile, shareImageTemplateFile } from './folders';
import type * as SiteBundle from './siteBundle';

/** Runs the bundle of siteBundle.ts once it is emitted: README.md says why. */
export class SitePlugin {
  /**
   * @param findIslands returns the URL of the islands' script, once it is emitted
   * @param deliver receives the documents and generated files after each compilation
   */
  constructor(
    private readonly findIslands: () => string,
    private readonly deliver: (files: readonly PublicFile[]) => Promise<void>,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Site', async (compilation) => {
      try {
        await this.makeSite(loadBundle(compiler));
      } catch (error) {
        // Throwing would end webpack's watch mode, so that a fix would not be compiled.
        if (!compiler.watchMode) throw error;
        compilation.errors.push(new WebpackError(String(error)));
      }
    });
  }

  private async makeSite({ renderPages, makePublicFiles, FONT_FILE }: typeof SiteBundle) {
    const main = readFileSync(path.join(documentScriptFolder, 'main.js'), 'utf8');
    const pageFont = readFileSync(pageFontFile);
    await this.deliver([
      ...renderPages({ main, islands: this.findIslands() }),
      { path: FONT_FILE, content: pageFont },
      ...(await makePublicFiles(pageFont, readFileSync(shareImageTemplateFile, 'utf8'))),
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
