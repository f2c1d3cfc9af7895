import { runNode, TYPESCRIPT } from '../runNode';

test('a build with a setting that cannot be right ends with one sentence', async () => {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const printed = await runNode([webpack, '--mode', 'production'], {
    SITE_URL: 'https://www.exemple.fr/fr',
  });
  const sentence = 'SITE_URL must be a URL without a path, not "https://www.exemple.fr/fr".\n';
  expect(printed).toEqual({ code: 1, output: '', errors: sentence });
});

test('webpack without a mode builds what production does, and serves what development does', async () => {
  const calls = [
    [{}, { mode: 'production' }],
    [{}, {}],
    [{}, { mode: 'development' }],
    [{ WEBPACK_SERVE: true }, {}],
  ];
  // Of the code that Node loads, and of each configuration.
  const script = `
    const configure = require('./webpack.config.ts');
    const modesOf = (call) => [...configure(...call).map(({ mode }) => mode), process.env.NODE_ENV];
    const modes = ${JSON.stringify(calls)}.map((call) => [...new Set(modesOf(call))]);
    console.log(modes.join(' | '));`;
  const printed = await runNode([...TYPESCRIPT, '-e', script], {});
  const modes = 'production | production | development | development\n';
  expect(printed).toEqual({ code: 0, output: modes, errors: '' });
});
