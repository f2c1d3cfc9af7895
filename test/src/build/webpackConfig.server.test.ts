import { runNode, TYPESCRIPT } from './runNode';

test('a build with a setting that cannot be right ends with one sentence', async () => {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const printed = await runNode([webpack, '--mode', 'production'], {
    SITE_URL: 'https://www.exemple.fr/fr',
  });
  const sentence = 'SITE_URL must be a URL without a path, not "https://www.exemple.fr/fr".\n';
  expect(printed).toEqual({ code: 1, output: '', errors: sentence });
});

interface Configured {
  /** The folder that webpack empties and writes to. */
  output: { path: string; clean: boolean };
  /** Where webpack keeps what it has compiled: false for nowhere. */
  cache: unknown;
  devServer?: { host: string };
  settings: Record<string, string>;
}

let build: Configured;
let serve: Configured;
beforeAll(async () => {
  const script = `
    const configure = require('./webpack.config.ts');
    const read = ({ output, cache = false, devServer, plugins }) => {
      const settings = plugins.find(({ definitions }) => definitions).definitions;
      return { output, cache, devServer, settings };
    };
    const both = [configure({}, { mode: 'production' }), configure({ WEBPACK_SERVE: true }, {})];
    console.log(JSON.stringify(both.map(read)));`;
  const { code, output, errors } = await runNode([...TYPESCRIPT, '-e', script], {
    SITE_URL: ' https://www.exemple.fr/ ',
    SUPABASE_URL: 'https://abcdef.supabase.co//',
    SUPABASE_ANON_KEY: 'public-key',
  });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  [build, serve] = JSON.parse(output) as [Configured, Configured];
});

test('serves this machine alone in development, and writes nothing that a build beside it reads or writes', () => {
  expect(serve.devServer?.host).toBe('localhost');
  expect(serve.output.path).not.toBe(build.output.path);
  expect([build.cache, serve.cache]).toEqual([false, false]);
});

test('compiles the owner’s settings into the page, built or served', () => {
  expect(build.settings).toEqual({
    'process.env.SITE_URL': '"https://www.exemple.fr"',
    'process.env.SUPABASE_URL': '"https://abcdef.supabase.co"',
    'process.env.SUPABASE_ANON_KEY': '"public-key"',
  });
  expect(serve.settings).toEqual(build.settings);
});

test('removes files that the site no longer has, which must not stay online', () => {
  expect(build.output.clean).toBe(true);
});
