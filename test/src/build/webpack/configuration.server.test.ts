import { execFile } from 'node:child_process';
import { repository } from '#src/build/webpack/folders.ts';

/** Runs Node in the repository; resolves with its error, output and errors. */
function runNode(args: readonly string[], settings = {}) {
  const options = { cwd: repository, env: { ...process.env, ...settings } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (...result) => resolve(result));
  });
}

it('a build with a setting that cannot be right ends with one sentence', async () => {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const printed = await runNode([webpack, '--mode', 'production'], {
    SITE_URL: 'https://www.exemple.fr/fr',
  });
  const sentence = 'SITE_URL must be a URL without a path, not "https://www.exemple.fr/fr".\n';
  expect(printed).toEqual([expect.objectContaining({ code: 1 }), '', sentence]);
});

it('webpack without a mode builds what production does, and serves what development does', async () => {
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
  const printed = await runNode(['-r', 'ts-node/register', '-e', script]);
  const modes = 'production | production | development | development\n';
  expect(printed).toEqual([null, modes, '']);
});
