import { Compilation } from 'webpack';
import type { Compiler } from 'webpack';
import type { PageScripts } from '../../../prerender';

/**
 * Collects what the documents need: the URL of the entry `islands`, and the source of the entry
 * `main`, which it takes out of the files, since it goes into the documents.
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

/** Without splitting, an entry is one script. */
function scriptOf(compilation: Compilation, entry: string): string {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const script = files.find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`The entry ${entry} has no script.`);
  return script;
}
