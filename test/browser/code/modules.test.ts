import path from 'node:path';
import webpack from 'webpack';
import { configuration } from '#src/build/webpack/configuration.ts';
import { root } from '#src/build/webpack/folders.ts';

let files: string[];

beforeAll(async () => {
  const [documentScript, islands] = [configuration('production', process.env)].flat();
  files = [...(await filesIn(documentScript)), ...(await filesIn(islands))];
}, 60_000);

/** The files of `src` in a script of the built site, by webpack's list of modules. */
function filesIn(script: webpack.Configuration | undefined): Promise<string[]> {
  // What `npm run build` has compiled is in webpack's cache.
  const compiler = webpack({ ...script, optimization: { minimize: false } });
  compiler.hooks.shouldEmit.tap('ListModules', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack returned no modules.'));
      else resolve(listFiles(stats.compilation));
    });
  });
}

function listFiles({ modules, chunkGraph }: webpack.Compilation): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as webpack.Module[]) : module))
    .map((module) => path.relative(root, module.nameForCondition() ?? ''))
    .filter((file) => file.startsWith('src/'));
}

it('the scripts contain the interactive parts', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/hydration/bootstrap.ts',
      'src/sections/contact/ContactForm.tsx',
      'src/sections/faq/Questions.tsx',
    ]),
  );
});

it('the scripts contain no code of static parts', () => {
  const staticParts =
    /sections\/(Benefits|HowItWorks|hero|header|trust|video-demo\/VideoDemo|customer-case\/CustomerCase)|pages\/|^src\/(App|seo|build)/;
  expect(files.filter((file) => staticParts.test(file))).toEqual([]);
});
