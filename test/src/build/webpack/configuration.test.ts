import { DefinePlugin } from 'webpack';
import { configuration } from '#src/build/webpack/configuration.ts';

it('passes the calls of `npm start` on to the function', () => {
  const target = 'http://127.0.0.1:5';
  const servers = configuration(undefined, { FUNCTION_ORIGIN: target }).map(
    (each) => 'devServer' in each && each.devServer,
  );
  const proxy = [{ context: ['/functions/v1'], target }];
  expect(servers).toContainEqual(expect.objectContaining({ proxy }));
});

it.each([
  ['public-key', 'public-key'],
  // The client library throws without one.
  ['', 'local'],
])('builds the page with the owner’s URLs and the key « %s »', (key, used) => {
  const settings = {
    SITE_URL: 'https://www.exemple.fr',
    SUPABASE_URL: 'https://abcdef.supabase.co',
    SUPABASE_ANON_KEY: used,
  };
  const expected = Object.entries(settings).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  for (const { plugins = [] } of configuration('production', {
    ...settings,
    SUPABASE_ANON_KEY: key,
  })) {
    const define = plugins.find((plugin) => plugin instanceof DefinePlugin);
    expect(define?.definitions).toMatchObject(Object.fromEntries(expected));
  }
});
