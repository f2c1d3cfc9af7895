import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What `src` holds, from top to bottom. Each imports only itself and what is on lines below. */
const layers = [
  ['build', 'main', 'pageIslands'],
  ['App'],
  ['pages'],
  ['sections'],
  ['components', 'message', 'seo', 'services'],
  ['theme'],
  ['config', 'content'],
  ['islands'],
];

/** Folders whose own folders import nothing from each other, except this. */
const independent: [folder: string, exceptions: RegExp][] = [
  ['src/sections', /^$/],
  ['src/build', /^(webpack|serve) -> /],
  ['supabase/functions/send-contact-email', /^mail -> storage$/],
  ['supabase/local', / -> machine$/],
];

const shared = 'supabase/functions/_shared/';
const nowhere: [what: string, file: RegExp, target: RegExp][] = [
  ['services but sections/contact', /^src\/(?!services|sections\/contact)/, /^src\/services/],
  [
    'what is outside src, but what is shared',
    /^src\/(?!build\/serve)/,
    new RegExp(`^(?!src|${shared})`),
  ],
  [
    'what is outside functions, but the brand',
    /^supabase\/functions/,
    /^(?!supabase\/functions|src\/content\/brand$)/,
  ],
  ['the function into what is shared', new RegExp(`^${shared}`), new RegExp(`^(?!${shared})`)],
  ['the page or its build into the local backend', /^supabase\/local/, /^src|^test/],
];

const files = ['src', 'supabase']
  .flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map((it) => `${top}/${it}`),
  )
  .filter((file) => /\.tsx?$/.test(file));

const imports = files.flatMap((file) => {
  const targets = readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g);
  return [...targets]
    .map(([, target = '']) => path.posix.join(path.dirname(file), target))
    .map((target) => [file, target].map((it) => it.replace(/\.tsx?$/, '')) as [string, string]);
});

/** The imports from one part of a folder, a folder or a file, to another. */
function importsBetween(folder: string) {
  return imports
    .filter((pair) => pair.every((file) => file.startsWith(`${folder}/`)))
    .map((pair) => pair.map((file) => file.split('/')[folder.split('/').length] ?? ''))
    .filter(([from, to]) => from !== to) as [string, string][];
}

it('each part of src has its layer, and imports only from those below', () => {
  const layerOf = (part: string) => layers.findIndex((layer) => layer.includes(part));
  const parts = files.map((file) => file.replace(/\.tsx?$/, '').split('/'));
  expect(parts.filter(([top, part = '']) => top === 'src' && layerOf(part) === -1)).toEqual([]);
  expect(importsBetween('src').filter(([from, to]) => layerOf(from) >= layerOf(to))).toEqual([]);
});

it.each(independent)('folders in %s import each other only as in %s', (folder, exceptions) => {
  const between = importsBetween(folder)
    .filter((pair) => pair.every((part) => existsSync(`${folder}/${part}`)))
    .map((pair) => pair.join(' -> '));
  expect(between.filter((pair) => !exceptions.test(pair))).toEqual([]);
});

it.each(nowhere)('nothing imports %s', (_what, file, target) => {
  expect(imports.filter((pair) => file.test(pair[0]) && target.test(pair[1]))).toEqual([]);
});
