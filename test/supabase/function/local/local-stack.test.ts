import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import postgres from 'postgres';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';
import { demoRequest } from '../../unit/builders';
import { eventually } from '../eventually';
import { type RunningStack, runStackHere, runStackProcess } from './running-stack';

jest.setTimeout(60_000);

const folder = makeTemporaryFolder();
const stacks: RunningStack[] = [];

async function start(starting: Promise<RunningStack>): Promise<RunningStack> {
  const stack = await starting;
  stacks.push(stack);
  return stack;
}

async function endAll(): Promise<void> {
  for (const stack of stacks.splice(0)) {
    stack.end();
    await stack.exitCode;
  }
}

afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

async function query<T>(url: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const result = await run(sql);
  await sql.end();
  return result;
}

const insert = (url: string, columns: object) =>
  query(url, (sql) => sql`insert into contact.requests ${sql({ ...demoRequest({}), ...columns })}`);

const namesIn = (url: string) =>
  query(url, async (sql) => await sql`select name from contact.requests`);

describe('a stack', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await start(runStackProcess(folder));
    await stack.isUp();
  });

  test('shows one line per part, stores a request and shows its email', async () => {
    const names = ['data', 'postgres', 'mail', 'function', 'page', 'cards'];
    expect(stack.lines.map((line) => line.split(' ')[0])).toEqual(names);
    expect(stack.runningParts()).toBe(4);
    const response = await fetch(stack.partOf('function').url, {
      method: 'POST',
      headers: { origin: stack.partOf('page').url, 'content-type': 'application/json' },
      body: JSON.stringify(demoRequest({})),
    });
    expect(response.status).toBe(200);
    const mailApi = `${stack.partOf('mail').url}/api/messages`;
    await eventually(async () => expect(await (await fetch(mailApi)).json()).toHaveLength(1));
  });

  test('names its process to a second one with the same database', async () => {
    const second = await start(runStackHere(folder, {}));
    expect(await second.exitCode).toBe(1);
    const inUse = /^The database in .* is already in use by process \d+: stop the other/;
    expect(second.lines.slice(1)).toEqual([expect.stringMatching(inUse)]);
    expect(stack.runningParts()).toBe(4);
  });

  test('keeps the other parts running without the function, the mail or Postgres', async () => {
    const old = { email: 'old@exemple.fr', created_at: new Date('2020-01-01') };
    await insert(stack.partOf('postgres').url, old);
    for (const [n, name] of ['function', 'mail', 'postgres'].entries()) {
      // Postgres waits for its connections after SIGTERM, not after SIGINT.
      process.kill(stack.partOf(name).pid, 'SIGINT');
      const ended = new RegExp(`${name} .*ended \\(.*\\); the rest keeps running. Restart`, 'i');
      await eventually(() => expect(stack.lines.at(-1)).toMatch(ended));
      expect(stack.runningParts()).toBe(3 - n);
    }
  });

  test('ends on SIGINT leaving nothing behind', async () => {
    stack.end('SIGINT');
    expect(await stack.exitCode).toBe(0);
    await stack.nothingLeft();
  });
});

describe('the next stack', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await start(runStackProcess(folder));
    await stack.isUp();
  });

  test('has the data of the one before, without personal data that is too old', async () => {
    await eventually(async () =>
      expect(await namesIn(stack.partOf('postgres').url)).toEqual([{ name: 'Camille Martin' }]),
    );
  });

  test('ends its parts even when it is killed', async () => {
    const { url } = stack.partOf('postgres');
    await query(
      url,
      (sql) =>
        sql`insert into supabase_migrations.schema_migrations (version) values ('20200101000000')`,
    );
    stack.end('SIGKILL');
    expect(await stack.exitCode).toBeNull();
    await stack.nothingLeft();
  });

  test('is followed by one that renames its database, which has other migrations', async () => {
    const next = await start(runStackProcess(folder));
    await next.isUp();
    const renamed = /^The database has other migrations; renamed to (postgres:\/\/\S+)$/;
    const [, aside = ''] = renamed.exec(next.lines[1] ?? '') ?? [];
    expect(await namesIn(aside)).toEqual([{ name: 'Camille Martin' }]);
    expect(await namesIn(next.partOf('postgres').url)).toEqual([]);
    next.end('SIGTERM');
    expect(await next.exitCode).toBe(0);
    await next.nothingLeft();
  });
});

test('ends on SIGHUP while it starts, leaving nothing behind', async () => {
  const stack = await start(runStackProcess(folder));
  await eventually(() => expect(stack.lines.join('\n')).toContain('postgres'));
  stack.end('SIGHUP');
  expect(await stack.exitCode).toBe(0);
  expect(stack.lines.map((line) => line.split(' ')[0])).not.toContain('page');
  await stack.nothingLeft();
});

test('ends when its page server ends', async () => {
  const stack = await start(runStackHere(folder, {}));
  await stack.isUp();
  process.kill(stack.partOf('page').pid, 'SIGKILL');
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toBe('The page server ended (signal SIGKILL): everything stops.');
  await stack.nothingLeft();
});

test.each(['PAGE_PORT', 'MAIL_PORT'])('reports a taken %s in one sentence', async (variable) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const stack = await start(runStackHere(folder, { [variable]: String(port) }));
  expect(await stack.exitCode).toBe(1);
  const sentence = `Port ${port} is taken: stop the program that listens on it, or choose another port`;
  expect(stack.lines).toEqual([`${sentence} with ${variable}.`]);
  holder.close();
});

test('reports an invalid setting in one sentence and leaves nothing behind', async () => {
  const stack = await start(runStackHere(folder, { SMTP_URL: 'nonsense' }));
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toMatch(/^The function ended while starting .*SMTP_URL/);
  await stack.nothingLeft();
});
