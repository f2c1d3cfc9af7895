import { execFile } from 'node:child_process';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

test.each([
  ['start', 'PAGE_PORT'],
  ['preview', 'PREVIEW_PORT'],
])('npm run %s reads its port from %s', async (script, variable) => {
  // MAIL_PORT ends a command that reads its own port from elsewhere: no stack stays behind.
  const env = { ...process.env, [variable]: '0', MAIL_PORT: '0' };
  const [code, output] = await new Promise<[unknown, string]>((resolve) => {
    execFile('npm', ['run', script], { cwd: REPOSITORY, env }, (error, said) =>
      resolve([error?.code, said]),
    );
  });
  expect(code).toBe(1);
  expect(output).toContain(`${variable} must be a port between 1 and 65535, not "0".`);
});
