import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { FUNCTION_PATH } from '#supabase/functions/_shared/contract.ts';
import { readSettings } from '#supabase/functions/send-contact-email/settings.ts';
import { findDeno } from '#supabase/local/function/start-function.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { openStateFolder } from '#supabase/local/machine/state-folder.ts';
import { withDatabase } from '#supabase/local/postgres/migrate.ts';
import { startPostgres } from '#supabase/local/postgres/start-postgres.ts';
import { startBeforeAll } from '../support/startBeforeAll';
import { startServerBeforeAll } from '../support/startServerBeforeAll';
import { createTemporaryFolder } from '../support/temporaryFolder';
import { createHostedSchemas } from './support/hosted-project';

// Each command of the CLI takes seconds of a busy machine's time.
jest.setTimeout(60_000);

const run = promisify(execFile);
const cli = path.join(REPOSITORY, 'node_modules/.bin/supabase');
const canStart = spawnSync(cli, ['--version']).status === 0;
if (!canStart) console.warn('The Supabase CLI does not start here: deployment is not tested.');

/** The project's, which is part of its URL. */
const REFERENCE = 'abcdefghijklmnopqrst';
const PROJECT = {
  id: REFERENCE,
  ref: REFERENCE,
  organization_id: 'x',
  organization_slug: 'x',
  name: 'x',
  region: 'x',
  created_at: '2026-11-28T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'x', version: '17', postgres_engine: '17', release_channel: 'x' },
};
const KEYS = ['anon', 'service_role'].map((name) => ({ name, api_key: 'x', type: 'legacy' }));
const SECRET = 'a$b9K & "x" ? #y';

const folder = createTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));
const clone = path.join(folder, 'clone');
const uploads = path.join(folder, 'uploads');

const database = startBeforeAll(async () =>
  startPostgres({ folder, port: await findFreePort(), durable: false }, createProcessGroup()),
);

// As the Management API of a hosted project: https://supabase.com/docs/reference/api
const secrets: Record<string, string> = {};
const deployed: Record<string, unknown>[] = [];
const api = startServerBeforeAll((request, response) => {
  void respondTo(request).then((body) => {
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify(body));
  });
});

async function respondTo(request: IncomingMessage): Promise<object> {
  const { method, url = '', headers } = request;
  const body = await buffer(request);
  if (url.includes('/functions/deploy')) return await takeFunction(body, headers['content-type']);
  if (url.endsWith(`/projects/${REFERENCE}`)) return PROJECT;
  if (url.includes('/api-keys')) return KEYS;
  if (url.endsWith('/pooler')) return [];
  if (method !== 'POST' || !url.endsWith('/secrets')) return {};
  const given = JSON.parse(String(body)) as { name: string; value: string }[];
  for (const { name, value } of given) secrets[name] = value;
  return {};
}

/** Keeps what the CLI says of a function, and writes its files under their own paths. */
async function takeFunction(body: Buffer, type = ''): Promise<object> {
  const options = { headers: { 'Content-Type': type } };
  const form = await new Response(new Uint8Array(body), options).formData();
  for (const [, upload] of form) {
    if (typeof upload === 'string') {
      deployed.push(JSON.parse(upload) as Record<string, unknown>);
      continue;
    }
    const file = path.join(uploads, upload.name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(await upload.arrayBuffer()));
  }
  return {
    id: '1',
    slug: 'x',
    name: 'x',
    status: 'ACTIVE',
    version: 1,
    created_at: 1,
    updated_at: 1,
  };
}

/** Makes a clone of the repository, as far as the CLI reads it, with the owner's `.env`. */
function prepareClone(): void {
  const copy = path.join(clone, 'supabase');
  for (const part of ['config.toml', 'migrations', 'functions']) {
    cpSync(path.join(REPOSITORY, 'supabase', part), path.join(copy, part), { recursive: true });
  }
  const example = readFileSync(path.join(REPOSITORY, 'supabase/.env.example'), 'utf8');
  const filled = example.replace(/(_SECRET)=''/g, `$1='${SECRET.replace('$', '$$$$')}'`);
  writeFileSync(path.join(copy, '.env'), filled.replace('PROJECT', REFERENCE));
}

/** Runs a command of the CLI on the project. */
async function supabase(...command: string[]) {
  const profile = path.join(folder, 'profile.yaml');
  const urls = ['api_url', 'dashboard_url', 'docs_url'].map(
    (name) => `${name}: ${api.urlOf('')}\n`,
  );
  writeFileSync(profile, `name: stub\nproject_host: project.example\n${urls.join('')}`);
  await run(cli, [...command, '--yes', '--workdir', clone], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SUPABASE_PROFILE: profile,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
    },
  });
}

(canStart ? describe : describe.skip)('deployed as README says', () => {
  beforeAll(async () => {
    prepareClone();
    await supabase('link', '--project-ref', REFERENCE);
  });

  test('the project takes the secrets, and the function accepts them', async () => {
    const file = path.join(clone, 'supabase/.env');
    await supabase('secrets', 'set', '--env-file', file);
    const environment: Record<string, string> = { ...secrets, SUPABASE_DB_URL: database.url };
    const settings = readSettings((name) => environment[name]);
    expect(settings).toMatchObject({ retrySecret: SECRET, contactTo: 'demo@example.com' });
  });

  // Its database has a host that no test can have: the next test names one instead.
  test('`db push --remote` goes to the linked project', async () => {
    await expect(supabase('db', 'push', '--remote', '--password', 'x')).rejects.toMatchObject({
      stderr: expect.stringMatching(`^Target: project .*${REFERENCE}`) as string,
    });
  });

  test('the database gets the migrations, again without harm, and calls the function', async () => {
    await withDatabase(database.url, async (sql) => {
      await createHostedSchemas(sql);
      await supabase('db', 'push', `--remote=${database.url}`);
      await supabase('db', 'push', `--remote=${database.url}`);
      const [job] = await sql`select command from cron.job where jobname = 'contact-retry'`;
      await sql.unsafe(String(job?.command));
      const url = `https://${REFERENCE}.supabase.co${FUNCTION_PATH}/retry`;
      const headers = { 'Content-Type': 'application/json', 'x-retry-secret': SECRET };
      expect(await sql`select url, headers from net.calls`).toEqual([{ url, headers }]);
    });
  });

  test('the function has every module that it imports, and gets form posts, which have no key', async () => {
    await supabase('functions', 'deploy', '--use-api');
    expect(deployed).toMatchObject([{ verify_jwt: false }]);
    // With the packages of this clone: Deno would download its own.
    symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(uploads, 'node_modules'));
    cpSync(path.join(REPOSITORY, '.deno.local.json'), path.join(uploads, '.deno.local.json'));
    const entry = 'supabase/functions/send-contact-email/index.ts';
    await run(findDeno(), ['cache', '--config=.deno.local.json', entry], {
      cwd: uploads,
      env: { ...process.env, DENO_DIR: path.join(openStateFolder(), 'deno') },
    });
  });
});
