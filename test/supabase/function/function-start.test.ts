import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
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
import { demoRequest } from '../unit/builders';

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

test('a database that takes connections and says nothing gives 503', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const environment = { ...complete, SUPABASE_DB_URL: `postgres://u:p@127.0.0.1:${port}/postgres` };
  const running = await startFunction(options(environment));
  const response = await fetch(running.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoRequest({})),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'storage_unavailable' });
  await running.stop();
  sockets.forEach((socket) => socket.destroy());
  silent.close();
});

test('passes the type check of Deno', async () => {
  const { stderr } = await promisify(execFile)(
    findDeno(),
    ['check', '--config=.deno.local.json', 'supabase/functions/send-contact-email/index.ts'],
    { cwd: REPOSITORY, env: { ...process.env, DENO_DIR: cacheFolder, NO_COLOR: '1' } },
  );
  expect(stderr).not.toMatch(/error|warning/i);
});
