import { Compilation } from 'webpack';
import type { Compiler } from 'webpack';
import type { PageScripts } from '../../../prerender';

/**
 * Notes the scripts of the entry `main`, and takes the entry `first` out of the files, since it
 * goes into the documents.
 */
export class CollectScriptsPlugin {
  private collected: PageScripts = { first: '', later: [] };

  readonly scripts = () => this.collected;

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CollectScripts', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'CollectScripts', stage }, () => {
        this.collected = {
          first: takeSource(compilation, scriptsOf(compilation, 'first')),
          later: scriptsOf(compilation, 'main').map((file) => `/${file}`),
        };
      });
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
