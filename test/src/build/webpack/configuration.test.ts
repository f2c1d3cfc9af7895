import { DefinePlugin } from 'webpack';
import { configuration } from '#src/build/webpack/configuration.ts';

it('serves this machine alone in development', () => {
  const servers = configuration('development', {}).map(
    (each) => 'devServer' in each && each.devServer,
  );
  expect(servers).toContainEqual(expect.objectContaining({ host: 'localhost' }));
});

it.each([
  ['public-key', 'public-key'],
  // The client library throws without one.
  ['', 'local'],
])('builds the page with the owner’s URLs and the key « %s »', (key, used) => {
  const builds = configuration('production', {
    SITE_URL: ' https://www.exemple.fr/ ',
    SUPABASE_URL: 'https://abcdef.supabase.co//',
    SUPABASE_ANON_KEY: key,
  });
  for (const { plugins = [] } of builds) {
    const define = plugins.find((plugin) => plugin instanceof DefinePlugin);
    expect(define?.definitions).toMatchObject({
      'process.env.SITE_URL': '"https://www.exemple.fr"',
      'process.env.SUPABASE_URL': '"https://abcdef.supabase.co"',
      'process.env.SUPABASE_ANON_KEY': `"${used}"`,
    });
  }
  // Pages that the site no longer has must not stay online.
  expect(builds).toContainEqual(
    expect.objectContaining({ output: expect.objectContaining({ clean: true }) as unknown }),
  );
});
