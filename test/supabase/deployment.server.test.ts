import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { FUNCTION_PATH } from '#supabase/functions/_shared/contract.ts';
import { startFunction } from '#supabase/local/function/start-function.ts';
import { startMailCatcher } from '#supabase/local/mail-catcher/start-mail-catcher.ts';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { startPostgres } from '#supabase/local/postgres/server.ts';
import { eventually } from '../support/eventually';
import { startBeforeAll } from '../support/startBeforeAll';
import { createTemporaryFolder } from '../support/temporaryFolder';
import { demoRequest, PAGE, post } from './support/builders';
import { createHostedSchemas } from './support/hosted-project';
import { startManagementApi } from './support/management-api';

const cli = path.join(REPOSITORY, 'node_modules/.bin/supabase');
const canStart = spawnSync(cli, ['--version']).status === 0;
if (!canStart) console.warn('The Supabase CLI does not start here: deployment is not tested.');

/** The project's, which is part of its URL. */
const REFERENCE = 'abcdefghijklmnopqrst';

const group = createProcessGroup();
const folder = createTemporaryFolder();
afterAll(async () => {
  await group.stop();
  rmSync(folder, { recursive: true });
});

/** A clone of the repository, as far as the CLI reads it, with the owner's `.env`. */
function prepareClone(values: Readonly<Record<string, string>>): string {
  const clone = path.join(folder, 'clone');
  const copy = path.join(clone, 'supabase');
  for (const part of ['config.toml', 'migrations', 'functions']) {
    cpSync(path.join(REPOSITORY, 'supabase', part), path.join(copy, part), { recursive: true });
  }
  const example = readFileSync(path.join(REPOSITORY, 'supabase/.env.example'), 'utf8');
  const filled = example.replace(/^(\w+)='.*'$/gm, (line, name: string) =>
    values[name] === undefined ? line : `${name}='${values[name]}'`,
  );
  writeFileSync(path.join(copy, '.env'), filled.replace('PROJECT', REFERENCE));
  return clone;
}

/** Runs a command of the CLI on a project whose Management API is at this URL. */
async function supabase(clone: string, apiUrl: string, ...command: string[]) {
  const profile = path.join(folder, 'profile.yaml');
  const urls = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${apiUrl}\n`);
  writeFileSync(profile, `name: stub\nproject_host: project.example\n${urls.join('')}`);
  await promisify(execFile)(cli, [...command, '--yes', '--workdir', clone], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SUPABASE_PROFILE: profile,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
    },
  });
}

/** Starts what was uploaded, with the packages of this clone: Deno would download its own. */
async function startUploaded(uploads: string, environment: Readonly<Record<string, string>>) {
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(uploads, 'node_modules'));
  cpSync(path.join(REPOSITORY, '.deno.local.json'), path.join(uploads, '.deno.local.json'));
  const options = { environment, watch: false, onLine: () => undefined };
  return await startFunction(options, {
    ...group,
    start: (command) => {
      const args = command.args.map((argument) => argument.replace(REPOSITORY, uploads));
      return group.start({ ...command, args, cwd: uploads });
    },
  });
}

const SECRET = 'a$b9K & "x" ? #y';

/** Everything that the commands and the deployed function reach, and the commands. */
async function startProject() {
  const uploads = path.join(folder, 'uploads');
  const port = await findFreePort();
  const database = await startPostgres({ folder, port, durable: false }, group);
  const mail = await startMailCatcher({ webPort: 0, smtpPort: 0, storeFile: undefined });
  const api = await startManagementApi(uploads);
  const sql = postgres(database.url, { max: 1 });
  await createHostedSchemas(sql);
  const clone = prepareClone({
    SMTP_URL: mail.smtpUrl,
    ALLOWED_ORIGINS: PAGE,
    PAGE_URL: PAGE,
    RETRY_SECRET: SECRET,
    IP_HASH_SECRET: SECRET,
    FOLLOW_UP_SECRET: SECRET,
  });
  const env = path.join(clone, 'supabase/.env');
  const remote = `--remote=${REFERENCE}`;
  return {
    mail,
    sql,
    secrets: api.secrets,
    setSecrets: () => supabase(clone, api.url, 'secrets', 'set', '--env-file', env, remote),
    pushMigrations: () => supabase(clone, api.url, 'db', 'push', `--remote=${database.url}`),
    deployFunction: () => supabase(clone, api.url, 'functions', 'deploy', '--use-api', remote),
    startDeployed: () => startUploaded(uploads, { ...api.secrets, SUPABASE_DB_URL: database.url }),
    stop: async () => {
      await sql.end();
      await api.stop();
      await mail.stop();
    },
  };
}

(canStart ? describe : describe.skip)('deployed as README says', () => {
  const project = startBeforeAll(startProject);

  // Each command takes seconds of a busy machine's time.
  test('the database gets the migrations', async () => {
    await project.pushMigrations();
    expect(await project.sql`select from contact.requests`).toEqual([]);
  });

  test('the migrations are pushed again without harm, and the database calls the function', async () => {
    const { pushMigrations, sql } = project;
    await pushMigrations();
    const [job] = await sql`select command from cron.job where jobname = 'contact-retry'`;
    await sql.unsafe(String(job?.command));
    const url = `https://${REFERENCE}.supabase.co${FUNCTION_PATH}/retry`;
    const headers = { 'Content-Type': 'application/json', 'x-retry-secret': SECRET };
    expect(await sql`select url, headers from net.calls`).toEqual([{ url, headers }]);
  });

  test('the project takes the secrets', async () => {
    await project.setSecrets();
    expect(project.secrets).toMatchObject({ RETRY_SECRET: SECRET, PAGE_URL: PAGE });
  });

  test('the function stores a request and mails it', async () => {
    const { deployFunction, startDeployed, mail, sql } = project;
    await deployFunction();
    const { url } = await startDeployed();
    const request = demoRequest();
    const response = await fetch(post(JSON.stringify(request), {}, url));
    expect(await response.json()).toEqual({ status: 'accepted' });
    expect(await sql`select email from contact.requests`).toEqual([{ email: request.email }]);
    await eventually(async () => {
      const mails = (await (await fetch(`${mail.url}/api/messages`)).json()) as Message[];
      expect(mails.map(({ replyTo }) => replyTo)).toEqual([expect.stringContaining(request.email)]);
    });
  });
});
