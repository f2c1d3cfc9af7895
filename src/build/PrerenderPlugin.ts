import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Compilation } from 'webpack';
import type { Compiler } from 'webpack';
import type { PageScripts } from '../prerender';

/** What the prerender bundle exports (see src/prerender.tsx). */
interface PrerenderBundle {
  renderPages(scripts: PageScripts): Promise<{ file: string; html: string }[]>;
}

/**
 * Runs the prerender bundle once it is emitted and writes its documents beside the client's
 * files. html-webpack-plugin cannot do this: react-dom/server hangs in its template sandbox.
 */
export class PrerenderPlugin {
  private scripts: PageScripts = { first: '', later: [] };
  private clientFolder = '';

  /**
   * A plugin for the client configuration: notes the scripts of the entry `main`, and takes the
   * entry `first` out of the files, since it goes into the documents.
   */
  collectScripts() {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.thisCompilation.tap('CollectScripts', (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({ name: 'CollectScripts', stage }, () => {
            this.clientFolder = compiler.outputPath;
            this.scripts = {
              first: takeSource(compilation, scriptsOf(compilation, 'first')),
              later: scriptsOf(compilation, 'main').map((file) => `/${file}`),
            };
          });
        });
      },
    };
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Prerender', async () => {
      const bundle = loadBundle(path.join(compiler.outputPath, 'main.js'));
      await mkdir(this.clientFolder, { recursive: true });
      for (const { file, html } of await bundle.renderPages(this.scripts)) {
        await writeFile(path.join(this.clientFolder, file), html);
      }
    });
  }
}

function scriptsOf(compilation: Compilation, entry: string): string[] {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js'));
}

function takeSource(compilation: Compilation, files: readonly string[]): string {
  const source = files.map((file) => compilation.getAsset(file)?.source.source().toString() ?? '');
  for (const file of files) compilation.deleteAsset(file);
  return source
    .join('')
    .replace(/\/\/# sourceMappingURL=.*\n?/g, '')
    .trim();
}

function loadBundle(file: string): PrerenderBundle {
  return createRequire(file)(file) as PrerenderBundle;
}
