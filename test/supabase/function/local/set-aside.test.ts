import { rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import type { Part } from '../../../../supabase/local/machine/managed-process';
import {
  makeTemporaryFolder,
  openTemporaryFolderOfClone,
} from '../../../../supabase/local/machine/state-folder';
import {
  type BackendPlan,
  startBackendParts,
  type TakeCharge,
} from '../../../../supabase/local/stack/backend-parts';

const folder = makeTemporaryFolder();
let started: Part[] = [];

const takeCharge: TakeCharge = async (starting) => {
  const part = await starting;
  started.unshift(part);
  return part;
};

async function stopAll(): Promise<void> {
  for (const part of started) await part.stop();
  started = [];
}

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the backend on the folder's database, as `npm start` does, and keeps the lines it shows. */
async function start() {
  const lines: string[] = [];
  const plan: BackendPlan = {
    folder,
    durable: false,
    mailCatcher: { webPort: 0, smtpPort: 0, storeFile: undefined },
    function: {
      allowedOrigins: ['http://localhost:8080'],
      pageUrl: 'http://localhost:8080/',
      variables: {},
      cacheFolder: path.join(openTemporaryFolderOfClone(), 'deno'),
      onLine: () => undefined,
    },
    say: (line) => lines.push(line),
  };
  const { postgres: server } = await startBackendParts(plan, takeCharge, () => undefined);
  return { url: server.url, lines };
}

async function ask<T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const answer = await question(sql);
  await sql.end();
  return answer;
}

const names = (sql: postgres.Sql) => sql`select name from contact.requests`;

test('renames a database with other migrations, and says so', async () => {
  const first = await start();
  expect(first.lines).toEqual([]);
  await ask(first.url, async (sql) => {
    await sql`insert into contact.requests (name, company, email) values ('Ada', 'X', 'a@b.fr')`;
    await sql`insert into supabase_migrations.schema_migrations (version) values ('20200101000000')`;
  });
  await stopAll();

  const second = await start();
  const [line = '', ...others] = second.lines;
  expect(others).toEqual([]);
  const [, aside = ''] =
    /^The database has other migrations; renamed to (postgres:\/\/\S+)$/.exec(line) ?? [];
  expect(await ask(aside, names)).toEqual([{ name: 'Ada' }]);
  expect(await ask(second.url, names)).toEqual([]);
  await stopAll();

  const third = await start();
  expect(third.lines).toEqual([]);
});
