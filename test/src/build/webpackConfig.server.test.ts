import { runNode } from '../support/runNode';

test('a build with a setting that cannot be right ends with one sentence', async () => {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const printed = await runNode([webpack, '--mode', 'production'], {
    SITE_URL: 'https://www.exemple.fr/fr',
  });
  const sentence = 'SITE_URL must be a URL without a path, not "https://www.exemple.fr/fr".\n';
  expect(printed).toEqual({ code: 1, output: '', errors: sentence });
});
