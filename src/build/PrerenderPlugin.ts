import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** What the prerender bundle exports (see src/prerender.tsx). */
interface PrerenderBundle {
  renderPages(scripts: readonly string[]): { file: string; html: string }[];
}

/**
 * Runs the prerender bundle once it is emitted and writes its documents beside the client's
 * files. html-webpack-plugin cannot do this: react-dom/server hangs in its template sandbox.
 */
export class PrerenderPlugin {
  private scripts: string[] = [];
  private clientFolder = '';

  /** A plugin for the client configuration that notes the scripts of its entry. */
  collectScripts() {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.afterEmit.tap('CollectScripts', (compilation) => {
          this.clientFolder = compiler.outputPath;
          this.scripts = (compilation.entrypoints.get('main')?.getFiles() ?? [])
            .filter((file) => file.endsWith('.js'))
            .map((file) => `/${file}`);
        });
      },
    };
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('Prerender', async () => {
      const bundle = this.load(path.join(compiler.outputPath, 'main.js'));
      await mkdir(this.clientFolder, { recursive: true });
      for (const { file, html } of bundle.renderPages(this.scripts)) {
        await writeFile(path.join(this.clientFolder, file), html);
      }
    });
  }

  private load(file: string): PrerenderBundle {
    return createRequire(file)(file) as PrerenderBundle;
  }
}
