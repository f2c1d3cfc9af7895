import { DefinePlugin } from 'webpack';
import { configuration } from '#src/build/webpack/configuration.ts';

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
