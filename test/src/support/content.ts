import { readdirSync } from 'node:fs';
import path from 'node:path';
import { stringsIn, words } from '../../support/words';

const folder = path.resolve(__dirname, '../../../src/content');

/** Every module of `src/content`, by name. Inside `jest.isolateModules`, the isolated ones. */
export async function loadContent(): Promise<Record<string, unknown>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => [path.parse(file).name, await import(path.join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(modules));
}

/** Every text of the content after an owner's edits to it, much sooner than a page is rendered. */
export async function textsAfter(edit: () => Promise<void>): Promise<string[]> {
  const texts: string[] = [];
  await jest.isolateModulesAsync(async () => {
    await edit();
    texts.push(...stringsIn(await loadContent()).map(({ text }) => words(text)));
  });
  return texts;
}
