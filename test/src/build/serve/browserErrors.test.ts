import { printBrowserErrors, type DevelopmentServer } from '#src/build/serve/browserErrors.ts';
import { eventually } from '../../../support/eventually';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';

/** A map whose first line, from its first character on, is line 17 of a source. */
const mapTo = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAgBA' });

/** What webpack has compiled, in memory. */
const compiled: Record<string, string | undefined> = {
  '/out/assets/main.js.map': mapTo('webpack://banclair-site/./src/sections/hero/Hero.tsx'),
  '/out/main.1a2b.hot-update.js.map': mapTo(
    'webpack://banclair-site/./src/sections/footer/Footer.tsx',
  ),
  '/out/assets/react.js.map': mapTo('webpack://banclair-site/./node_modules/react/index.js'),
};

const sendMessage = jest.fn();
const server: DevelopmentServer = {
  compiler: {
    outputPath: '/out',
    outputFileSystem: {
      readFileSync(file) {
        const content = compiled[file];
        if (content === undefined) throw new Error(`ENOENT: no such file, open '${file}'`);
        return content;
      },
    },
  },
  webSocketServer: { clients: ['a browser'] },
  sendMessage,
};

const print = printBrowserErrors(server);
const { urlOf } = startServerBeforeAll((request, response) =>
  print(request, response, () => response.writeHead(404).end()),
);

/** What the terminal shows of an error with this stack. */
async function printed(stack: string): Promise<unknown> {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fetch(urlOf('/__error'), { method: 'POST', body: stack });
  expect(response.status).toBe(204);
  await eventually(() => expect(log).toHaveBeenCalled(), 2_000);
  return log.mock.calls;
}

const frame = (script: string) => `    at Hero (http://localhost:8080${script}:1:20)`;

test.each([
  ['a frame of the bundle', frame('/assets/main.js'), 'src/sections/hero/Hero.tsx'],
  [
    'a frame as Firefox writes it',
    'Hero@http://localhost:8080/assets/main.js:1:20',
    'src/sections/hero/Hero.tsx',
  ],
  ['a frame of a hot update', frame('/main.1a2b.hot-update.js'), 'src/sections/footer/Footer.tsx'],
])('prints file and line, and shows them over the page: %s', async (_what, line, file) => {
  const described = `TypeError: nothing is not a function\n    at ${file}:17`;
  expect(await printed(`TypeError: nothing is not a function\n${line}`)).toEqual([[described]]);
  expect(sendMessage).toHaveBeenLastCalledWith(['a browser'], 'errors', [described]);
});

test.each([
  ['in a package', frame('/assets/react.js')],
  ['of an extension', '    at chrome-extension://abcdef/content.js:1:20'],
  ['of the browser itself', '    at Array.map (<anonymous>)'],
  ['of a script that has no map, as of an earlier hot update', frame('/main.0.hot-update.js')],
])('leaves out a frame %s', async (_what, line) => {
  const stack = ['Error: no', line, frame('/assets/main.js')].join('\n');
  expect(await printed(stack)).toEqual([['Error: no\n    at src/sections/hero/Hero.tsx:17']]);
});
