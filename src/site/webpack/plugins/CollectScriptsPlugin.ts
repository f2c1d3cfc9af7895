import { Compilation, type Compiler } from 'webpack';
import type { PageScripts } from '../../../prerender';

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
        const source = compilation.getAsset(main)?.source.source().toString() ?? '';
        compilation.deleteAsset(main);
        this.collected = {
          main: source.replace(/\/\/# sourceMappingURL=.*\n?/g, '').trim(),
          islands: `/${scriptOf(compilation, 'islands')}`,
        };
      });
    });
  }
}

/** Without code splitting an entry has one script. */
function scriptOf(compilation: Compilation, entry: string): string {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const script = files.find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`The entry ${entry} has no script.`);
  return script;
}
