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
  mode: string;
  /** That of the code which Node loads. */
  nodeMode: string;
  /** The folder that webpack empties and writes to. */
  output: { path: string; clean: boolean };
  /** Where webpack keeps what it has compiled: false for nowhere. */
  cache: unknown;
  devServer?: { host: string };
  settings: Record<string, string>;
}

/** webpack's environment and arguments, and the mode that they mean. */
const calls = {
  build: [{}, { mode: 'production' }, 'production'],
  'without a mode': [{}, {}, 'production'],
  'in development': [{}, { mode: 'development' }, 'development'],
  serve: [{ WEBPACK_SERVE: true }, {}, 'development'],
} as const;

const names = Object.keys(calls) as (keyof typeof calls)[];

let configured: Record<keyof typeof calls, Configured>;
beforeAll(async () => {
  const script = `
    const configure = require('./webpack.config.ts');
    const read = ([environment, args]) => {
      const { mode, output, cache = false, devServer, plugins } = configure(environment, args);
      const settings = plugins.find(({ definitions }) => definitions).definitions;
      return { mode, nodeMode: process.env.NODE_ENV, output, cache, devServer, settings };
    };
    const calls = Object.entries(${JSON.stringify(calls)});
    console.log(JSON.stringify(Object.fromEntries(calls.map(([name, call]) => [name, read(call)]))));`;
  const { code, output, errors } = await runNode([...TYPESCRIPT, '-e', script], {
    SITE_URL: ' https://www.exemple.fr/ ',
    SUPABASE_URL: 'https://abcdef.supabase.co//',
    SUPABASE_ANON_KEY: 'public-key',
  });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  configured = JSON.parse(output) as typeof configured;
});

test.each(names)('webpack configures itself and the code that Node loads alike: %s', (name) => {
  const [, , mode] = calls[name];
  expect(configured[name]).toMatchObject({ mode, nodeMode: mode });
});

test('writes nothing in development that a build beside it reads or writes', () => {
  const { build, serve } = configured;
  expect(serve.output.path).not.toBe(build.output.path);
  expect([build.cache, serve.cache]).toEqual([false, false]);
});

test('serves this machine alone in development', () => {
  expect(configured.serve.devServer?.host).toBe('localhost');
});

test.each(names)('compiles the owner’s settings into the page: %s', (name) => {
  expect(configured[name].settings).toEqual({
    'process.env.SITE_URL': '"https://www.exemple.fr"',
    'process.env.SUPABASE_URL': '"https://abcdef.supabase.co"',
    'process.env.SUPABASE_ANON_KEY': '"public-key"',
  });
});

test('removes files that the site no longer has, which must not stay online', () => {
  expect(configured.build.output.clean).toBe(true);
});
