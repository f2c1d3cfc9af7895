import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../../package.json';
import {
  findDeno,
  type RunningFunction,
  startFunction,
} from '../../../supabase/local/function/start-function';
import { localFunctionEnvironment } from '../../../supabase/local/function/environment';
import { makeTemporaryFolder } from '../../../supabase/local/machine/state-folder';
import {
  type DatabaseUnderTest,
  startDatabaseUnderTest,
} from '../function/database/database-under-test';
import { eventually } from '../function/eventually';
import { demoRequest } from '../unit/builders';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';
import { denoVersions, hostedDeno } from './support/deno-versions';
import { makeCertificates } from './support/throwaway-certificates';

const PAGE = 'https://www.solveo.example';
const folder = makeTemporaryFolder();
const certificateFile = path.join(folder, 'authority.pem');

let database: DatabaseUnderTest;
let mailServer: ScriptedMailServer;
let functions: RunningFunction[] = [];

beforeAll(async () => {
  const certificates = await makeCertificates();
  writeFileSync(certificateFile, certificates.authority);
  mailServer = await startScriptedMailServer({
    secure: true,
    key: certificates.key,
    cert: certificates.chain,
  });
  database = await startDatabaseUnderTest();
});
afterEach(async () => {
  for (const running of functions) await running.stop();
  functions = [];
  await database.clear();
  mailServer.taken.length = 0;
});
afterAll(async () => {
  await database.stop();
  await mailServer.stop();
  rmSync(folder, { recursive: true });
});

async function start(deno: string, trusted: string | undefined): Promise<RunningFunction> {
  const addresses = {
    databaseUrl: database.url,
    smtpUrl: mailServer.url.replace('://', '://user:pass@'),
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
  };
  const running = await startFunction({
    deno,
    environment: localFunctionEnvironment(addresses, {}),
    certificateFile: trusted,
    cacheFolder: path.join(folder, 'deno'),
    onLine: () => undefined,
  });
  functions.push(running);
  return running;
}

const post = (running: RunningFunction, email: string) =>
  fetch(running.url, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': 'application/json' },
    body: JSON.stringify(demoRequest({ email })),
  });

const versionOf = (deno: string) =>
  /^deno (\S+)/.exec(execFileSync(deno, ['--version'], { encoding: 'utf8' }))?.[1];

test('one Deno is the newest, the other the line that hosted Supabase runs', () => {
  expect(versionOf(findDeno())).toBe(packageJson.devDependencies.deno);
  expect(hostedDeno.map(versionOf)).toEqual(hostedDeno.map(() => '2.1.4'));
});

test('Postgres is of the version that hosted Supabase runs', async () => {
  const [row] = await database.sql<{ version: string }[]>`show server_version`;
  expect(Object.values(row ?? {})[0]).toMatch(/^17\./);
});

describe.each(denoVersions)('%s', (deno) => {
  test('stores in Postgres and sends through implicit TLS, to a chain it trusts', async () => {
    const running = await start(deno, certificateFile);
    const emails = Array.from({ length: 10 }, (_, n) => `personne-${n}@exemple.fr`);
    const responses = await Promise.all(emails.map((email) => post(running, email)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(() => {
      expect(mailServer.taken.map(({ replyTo }) => replyTo).sort()).toEqual(emails);
    });
    await eventually(async () => {
      expect(await database.sql`select 1 from contact.requests where mail_sent_at is null`).toEqual(
        [],
      );
    });
  });

  test('sends nothing to a server whose chain it does not trust', async () => {
    const running = await start(deno, undefined);
    expect((await post(running, 'a@exemple.fr')).status).toBe(200);
    await eventually(async () => {
      const [row] = await database.sql<{ mail_last_error: string | null }[]>`
        select mail_last_error from contact.requests`;
      expect(row?.mail_last_error).toMatch(/certificate|UnknownIssuer/i);
    });
    expect(mailServer.taken).toEqual([]);
  });

  test('accepts a form post and its duplicate', async () => {
    const running = await start(deno, certificateFile);
    const body = new URLSearchParams({ ...demoRequest({}) });
    for (let n = 0; n < 2; n += 1) {
      const form = await fetch(running.url, { method: 'POST', body, redirect: 'manual' });
      expect(form.headers.get('location')).toBe(`${PAGE}/#demande-envoyee`);
    }
    expect(await database.sql`select email from contact.requests`).toHaveLength(1);
    await eventually(() => expect(mailServer.taken).toHaveLength(1));
  });
});
