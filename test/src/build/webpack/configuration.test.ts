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

it('builds the page with the owner’s URLs and key', () => {
  const settings = {
    SITE_URL: 'https://www.exemple.fr',
    SUPABASE_URL: 'https://abcdef.supabase.co',
    SUPABASE_ANON_KEY: 'public-key',
  };
  const expected = Object.entries(settings).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  for (const { plugins = [] } of configuration('production', settings)) {
    const define = plugins.find((plugin) => plugin instanceof DefinePlugin);
    expect(define?.definitions).toMatchObject(Object.fromEntries(expected));
  }
});
