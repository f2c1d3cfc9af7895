import packageJson from '../../../package.json';
import denoJson from '../../../supabase/functions/send-contact-email/deno.json';

test('the function is tested with the versions it is deployed with', () => {
  const tested = Object.entries(packageJson.devDependencies).map(
    ([name, version]) => `npm:${name}@${version}`,
  );
  expect(tested).toEqual(expect.arrayContaining(Object.values(denoJson.imports)));
});
