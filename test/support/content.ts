import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../src/content');

/** Every module of `src/content`, by name. Inside `jest.isolateModules`, the isolated ones. */
export async function loadContent(): Promise<Record<string, unknown>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => [path.parse(file).name, await import(path.join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(modules));
}
