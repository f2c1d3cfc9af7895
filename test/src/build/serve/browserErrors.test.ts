import { printBrowserErrors } from '#src/build/serve/browserErrors.ts';
import { eventually } from '../../../support/eventually';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';

/** A map whose first line, from its first character on, is line 17 of a source. */
const mapTo = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAgBA' });

/** What webpack has compiled, in memory. */
const compiled: Record<string, string | undefined> = {
  '/out/assets/main.js.map': mapTo('webpack://banclair-site/./src/sections/hero/Hero.tsx'),
  '/out/main.1a2b.hot-update.js.map': mapTo('webpack://banclair-site/./src/App.tsx'),
  '/out/assets/react.js.map': mapTo('webpack://banclair-site/./node_modules/react/index.js'),
};

const readFileSync = (file: string) => {
  const content = compiled[file];
  if (content === undefined) throw new Error(`ENOENT: no such file, open '${file}'`);
  return content;
};

const print = printBrowserErrors({
  compiler: { outputPath: '/out', outputFileSystem: { readFileSync } },
  sendMessage: () => undefined,
});
const { urlOf } = startServerBeforeAll((request, response) =>
  print(request, response, () => response.writeHead(404).end()),
);

test('prints the places of an error in our own files, and nothing of other frames', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const stack = [
    'TypeError: nothing is not a function',
    '    at Hero (http://localhost:8080/assets/main.js:1:20)',
    // As Firefox writes it.
    'Hero@http://localhost:8080/assets/main.js:1:20',
    '    at App (http://localhost:8080/main.1a2b.hot-update.js:1:20)',
    // In a package, in an edit whose map is gone, in an extension, in the browser itself.
    '    at render (http://localhost:8080/assets/react.js:1:20)',
    '    at App (http://localhost:8080/main.0.hot-update.js:1:20)',
    '    at chrome-extension://abcdef/content.js:1:20',
    '    at Array.map (<anonymous>)',
  ];
  await fetch(urlOf('/__error'), { method: 'POST', body: stack.join('\n') });
  await eventually(() => expect(log).toHaveBeenCalled(), 2_000);
  const hero = '    at src/sections/hero/Hero.tsx:17';
  expect(log.mock.calls).toEqual([[[stack[0], hero, hero, '    at src/App.tsx:17'].join('\n')]]);
});
