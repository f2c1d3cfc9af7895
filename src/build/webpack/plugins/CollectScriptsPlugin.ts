import { Compilation, type Compiler } from 'webpack';
import type { PageScripts } from '../../prerender';

/**
 * Collects the scripts of the documents: the URL of the entry `islands`, and the source of the
 * entry `main`, which is inlined and therefore not emitted.
 */
export class CollectScriptsPlugin {
  private collected: PageScripts = { main: '', islands: '' };

  readonly scripts = () => this.collected;

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CollectScripts', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'CollectScripts', stage }, () => {
        const main = scriptOf(compilation, 'main');
        const islands = scriptOf(compilation, 'islands');
        if (main !== undefined) {
          const source = compilation.getAsset(main)?.source.source().toString() ?? '';
          compilation.deleteAsset(main);
          this.collected.main = source.replace(/\/\/# sourceMappingURL=.*\n?/g, '').trim();
        }
        if (islands !== undefined) this.collected.islands = `/${islands}`;
      });
    });
  }
}

/** An entry's own script, after those that it shares with others. */
function scriptOf(compilation: Compilation, entry: string): string | undefined {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.findLast((file) => file.endsWith('.js') && !file.includes('hot-update'));
}
