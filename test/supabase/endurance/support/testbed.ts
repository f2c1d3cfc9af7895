import path from 'node:path';
import postgres from 'postgres';
import {
  localFunctionEnvironment,
  LOCAL_RETRY_SECRET,
} from '../../../../supabase/local/function/environment';
import { startFunction } from '../../../../supabase/local/function/start-function';
import { applyMigrations } from '../../../../supabase/local/postgres/migrate';
import { eventually } from '../../function/eventually';
import { demoRequest } from '../../unit/builders';
import { startBreakingProxy } from './breaking-proxy';
import type { ScriptedMailServer } from './scripted-mail-server';

const PAGE = 'http://localhost:8080';

export type Testbed = Awaited<ReturnType<typeof startTestbed>>;

export interface TestbedOptions {
  readonly deno: string;
  /** Of the server: the testbed creates a database there. */
  readonly serverUrl: string;
  /** Where the proxy connects to: the server, or a pooler in front of it. */
  readonly throughUrl: string;
  readonly mailServer: ScriptedMailServer;
  /** Where Deno may keep what it has compiled. */
  readonly folder: string;
}

let created = 0;

/** Starts a function under one version of Deno, with a proxy between it and a database of its own. */
export async function startTestbed(options: TestbedOptions) {
  const { deno, serverUrl, throughUrl, mailServer, folder } = options;
  const name = `testbed_${(created += 1)}`;
  const own = await createDatabase(serverUrl, name);
  const proxy = await startBreakingProxy(new URL(`/${name}`, throughUrl).href);
  const addresses = {
    databaseUrl: proxy.url,
    smtpUrl: mailServer.url,
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/`,
  };
  const running = await startFunction({
    deno,
    environment: localFunctionEnvironment(addresses, {
      RATE_LIMIT_PER_HOUR: '10000',
      MAIL_CEILING_PER_HOUR: '10000',
    }),
    certificateFile: undefined,
    cacheFolder: path.join(folder, 'deno'),
    onLine: () => undefined,
  });
  let hasEnded = false;
  void running.exited.then(() => (hasEnded = true));
  const sql = postgres(own, { max: 1, backoff: () => 0, onnotice: () => undefined });
  const accepted: string[] = [];
  let sent = 0;

  async function visitOnce(): Promise<number> {
    const email = `${name}-${(sent += 1)}@exemple.fr`;
    const { status } = await fetch(running.url, {
      method: 'POST',
      headers: { origin: PAGE, 'content-type': 'application/json' },
      body: JSON.stringify(demoRequest({ email })),
    });
    if (status === 200) accepted.push(email);
    return status;
  }

  async function expectSettled(): Promise<void> {
    // As if two minutes had passed: what a broken connection has kept leased is due again.
    const unsent = await sql`
      update contact.requests set mail_due_at = now() where mail_sent_at is null returning email`;
    if (unsent.length > 0) {
      const headers = { 'x-retry-secret': LOCAL_RETRY_SECRET };
      await fetch(running.retryUrl, { method: 'POST', headers });
    }
    expect(unsent).toEqual([]);
  }

  return {
    deno,
    proxy,
    /** Whether the function's process has ended. */
    hasEnded: () => hasEnded,
    /** Sends requests of as many visitors at once, and gives the statuses they got. */
    visit: (count: number) => Promise.all(Array.from({ length: count }, visitOnce)),
    /** Checks that what was accepted is stored once, and what is stored is mailed once. */
    expectAllOnce: async () => {
      await eventually(expectSettled);
      const rows = await sql<{ email: string }[]>`select email from contact.requests`;
      const stored = rows.map(({ email }) => email).sort();
      const mailed = mailServer.taken.map(({ replyTo }) => replyTo);
      expect(mailed.filter((email) => email.startsWith(`${name}-`)).sort()).toEqual(stored);
      expect(new Set(stored).size).toBe(stored.length);
      expect(accepted.filter((email) => !stored.includes(email))).toEqual([]);
    },
    stop: async () => {
      await running.stop();
      await sql.end({ timeout: 1 });
      await proxy.stop();
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const server = postgres(serverUrl, { max: 1 });
  await server`create database ${server(name)}`;
  await server.end();
  const own = new URL(`/${name}`, serverUrl).href;
  await applyMigrations(own);
  return own;
}
