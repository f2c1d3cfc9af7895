import path from 'node:path';
import { DefinePlugin } from 'webpack';
import { configuration } from '#src/build/webpack/configuration.ts';
import type { Mode } from '#src/build/webpack/folders.ts';

/** The folders of a mode's caches and the files that it writes. */
function placesOf(mode: Mode): string[] {
  return configuration(mode, {}).flatMap(({ output, cache }) => {
    const written = path.join(String(output?.path), String(output?.filename));
    if (typeof cache !== 'object' || cache.type !== 'filesystem') return [written];
    return [written, path.join(String(cache.cacheDirectory), String(cache.name))];
  });
}

test('writes nothing in development that a build beside it reads or writes', () => {
  const production = placesOf('production');
  expect(production).not.toHaveLength(0);
  expect(placesOf('development').filter((place) => production.includes(place))).toEqual([]);
});

test('serves this machine alone in development', () => {
  const servers = configuration('development', {}).map(
    (each) => 'devServer' in each && each.devServer,
  );
  expect(servers).toContainEqual(expect.objectContaining({ host: 'localhost' }));
});

test.each([
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
