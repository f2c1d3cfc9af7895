import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  findDeno,
  type FunctionOptions,
  startFunction,
} from '../../../supabase/local/function/start-function';
import type { FunctionEnvironment } from '../../../supabase/local/function/environment';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { openTemporaryFolderOfClone } from '../../../supabase/local/machine/state-folder';

jest.setTimeout(30_000);

const cacheFolder = path.join(openTemporaryFolderOfClone(), 'deno');

const complete: FunctionEnvironment = {
  SUPABASE_DB_URL: 'postgres://user:secret@127.0.0.1:1/postgres',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_TO: 'demo@solveo.example',
  CONTACT_FROM: 'site@solveo.example',
  ALLOWED_ORIGINS: 'http://localhost:8080',
  PAGE_URL: 'http://localhost:8080/',
  RETRY_SECRET: 'the secret of /retry',
  IP_HASH_SECRET: 'the secret of addresses',
};

function options(environment: FunctionEnvironment): FunctionOptions {
  return {
    deno: findDeno(),
    environment,
    certificateFile: undefined,
    cacheFolder,
    onLine: () => undefined,
  };
}

test.each(Object.keys(complete))('does not start without %s, and names it', async (name) => {
  const environment = { ...complete, [name]: '' };
  await expect(startFunction(options(environment))).rejects.toThrow(
    new RegExp(`^The function ended while starting .*${name} is missing\\.$`),
  );
});

test('starts without a database or a mail server, and stops when asked', async () => {
  const running = await startFunction(options(complete));
  const response = await fetch(running.url, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  await running.stop();
  expect(await running.exited).toEqual({ how: 'exit code 0', wasAsked: true });
});

test('passes the type check of Deno', async () => {
  const { stderr } = await promisify(execFile)(
    findDeno(),
    ['check', '--config=.deno.local.json', 'supabase/functions/send-contact-email/index.ts'],
    { cwd: REPOSITORY, env: { ...process.env, DENO_DIR: cacheFolder, NO_COLOR: '1' } },
  );
  expect(stderr).not.toMatch(/error|warning/i);
});
