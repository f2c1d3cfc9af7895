import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findDeno } from '#supabase/local/function/start-function.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { openStateFolder } from '#supabase/local/machine/state-folder.ts';

test('the function passes the type check of Deno', async () => {
  const { stderr } = await promisify(execFile)(
    findDeno(),
    ['check', '--config=.deno.local.json', 'supabase/functions/send-contact-email/index.ts'],
    {
      cwd: REPOSITORY,
      env: { ...process.env, DENO_DIR: path.join(openStateFolder(), 'deno'), NO_COLOR: '1' },
    },
  );
  expect(stderr).not.toMatch(/error|warning/i);
});
