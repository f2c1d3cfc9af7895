import { execFile } from 'node:child_process';
import { root } from '#src/build/webpack/folders.ts';

it('a build with a setting that cannot be right ends with one sentence', async () => {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const env = { ...process.env, SITE_URL: 'https://www.exemple.fr/fr' };
  const printed = await new Promise((resolve) => {
    execFile(process.execPath, [webpack, '--mode', 'production'], { cwd: root, env }, (...result) =>
      resolve(result),
    );
  });
  const sentence = 'SITE_URL must be a URL without a path, not "https://www.exemple.fr/fr".\n';
  expect(printed).toEqual([expect.objectContaining({ code: 1 }), '', sentence]);
});
