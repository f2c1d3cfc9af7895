import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Compilation, sources, WebpackError, type Compiler } from 'webpack';
import type { SiteFile } from '../siteFile';
import {
  documentScriptFile,
  type Mode,
  pageFontFile,
  shareImageFontFiles,
  shareImageTemplateFile,
  siteBundleFile,
} from './folders';
import { describeError } from './describeError';
import type * as SiteBundle from './siteBundle';

/** Adds the documents and generated files to the client's build: README.md says why. */
export class SitePlugin {
  /**
   * @param complete returns the site's files with those that the mode adds; it receives also what
   *   webpack has bundled, which it need not return
   */
  constructor(
    private readonly mode: Mode,
    private readonly complete: (
      files: SiteFile[],
      bundled: SiteFile[],
    ) => SiteFile[] | Promise<SiteFile[]>,
  ) {}

  apply(compiler: Compiler) {
    // At this stage the name of the islands' script is final.
    const tap = { name: 'Site', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
    // webpack must not minify documents: the policy has the hashes of their styles and their script.
    const info = { minimized: true };
    compiler.hooks.thisCompilation.tap('Site', (compilation) => {
      compilation.hooks.processAssets.tapPromise(tap, async () => {
        try {
          const files = await this.complete(
            makeSite(this.mode, findIslandsScript(compilation)),
            bundledIn(compilation),
          );
          for (const { path, content } of files) {
            compilation.emitAsset(path.slice(1), new sources.RawSource(Buffer.from(content)), info);
          }
        } catch (error) {
          // Throwing would end webpack's watch mode, so that a fix would not be compiled.
          compilation.errors.push(
            new WebpackError(describeError(error, siteBundleFile(this.mode))),
          );
        }
      });
    });
  }
}

/** @returns URL of the islands' script */
function findIslandsScript(compilation: Compilation): string {
  const scripts = compilation.entrypoints.get('islands')?.getFiles() ?? [];
  const script = scripts.find((name) => name.startsWith('assets/islands.'));
  if (script === undefined) throw new Error('The entry "islands" has no script of that name.');
  return `/${script}`;
}

/** Leaves out the compressed copies, whose URL no browser requests. */
function bundledIn(compilation: Compilation): SiteFile[] {
  return compilation
    .getAssets()
    .filter(({ info }) => !info.compressed)
    .map(({ name, source }) => ({ path: `/${name}`, content: source.buffer() }));
}

/** @param islandsScript its URL */
function makeSite(mode: Mode, islandsScript: string): SiteFile[] {
  const site = loadSiteBundle(mode);
  const documentScript = readFileSync(documentScriptFile(mode), 'utf8');
  const template = readFileSync(shareImageTemplateFile, 'utf8');
  const shareImage = site.makeShareImage(template, shareImageFontFiles);
  return [
    ...site.renderPages({ documentScript, islandsScript, shareImage: shareImage.path }),
    { path: site.FONT_FILE, content: readFileSync(pageFontFile) },
    shareImage,
    ...site.makeCrawlerFiles(),
  ];
}

function loadSiteBundle(mode: Mode) {
  const file = siteBundleFile(mode);
  const require = createRequire(file);
  // In watch mode the file changes under the same name.
  Reflect.deleteProperty(require.cache, file);
  return require(file) as typeof SiteBundle;
}
