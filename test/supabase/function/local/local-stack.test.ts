import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { useServer } from '../../../src/build/useServer';
import { demoRequest, post } from '../../unit/builders';
import { eventually } from '../eventually';
import { useRunning } from '../use-running';
import { copyRepository, type RunningStack, startStack } from './running-stack';

jest.setTimeout(60_000);

const folder = createTemporaryFolder();
const stacks: RunningStack[] = [];

async function start(
  environment: Record<string, string> = {},
  where = folder,
): Promise<RunningStack> {
  const stack = await startStack(where, environment);
  stacks.push(stack);
  return stack;
}

afterAll(async () => {
  for (const stack of stacks) await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function query<T>(url: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const result = await run(sql);
  await sql.end();
  return result;
}

const namesIn = (url: string) =>
  query(url, async (sql) => await sql`select name from contact.requests`);

describe('a stack', () => {
  const stack = useRunning(() => startStack(folder, {}));
  beforeAll(() => stack.untilUp());

  test('shows one line per part, stores a request and shows its email', async () => {
    const names = ['data', 'postgres', 'mail', 'function', 'page', 'cards'];
    expect(stack.lines.map((line) => line.split(' ')[0])).toEqual(names);
    expect(stack.countRunningParts()).toBe(4);
    const origin = stack.partOf('page').url;
    const request = post(JSON.stringify(demoRequest({})), { origin }, stack.partOf('function').url);
    expect((await fetch(request)).status).toBe(200);
    const mailApi = `${stack.partOf('mail').url}/api/messages`;
    await eventually(async () => expect(await (await fetch(mailApi)).json()).toHaveLength(1));
  });

  test('makes a second one with the same database fail and name the process that uses it', async () => {
    const second = await start();
    expect(await second.exitCode).toBe(1);
    const inUse = /^The database in .* is already in use by process \d+: stop the other/;
    expect(second.lines.slice(1)).toEqual([expect.stringMatching(inUse)]);
    expect(stack.countRunningParts()).toBe(4);
  });

  test('keeps the other parts running without the function, the mail or Postgres', async () => {
    const old = demoRequest({ email: 'old@exemple.fr' });
    await query(
      stack.partOf('postgres').url,
      (sql) => sql`insert into contact.requests ${sql({ ...old, created_at: '2020-01-01' })}`,
    );
    for (const [n, name] of ['function', 'mail', 'postgres'].entries()) {
      // Postgres waits for its connections after SIGTERM, not after SIGINT.
      process.kill(stack.partOf(name).pid, 'SIGINT');
      const ended = new RegExp(`${name} .*ended \\(.*\\); the rest keeps running. Restart`, 'i');
      await eventually(() => expect(stack.lines.at(-1)).toMatch(ended));
      expect(stack.countRunningParts()).toBe(3 - n);
    }
  });

  test('ends on SIGINT, leaving nothing behind', async () => {
    stack.end('SIGINT');
    expect(await stack.exitCode).toBe(0);
    await stack.untilNothingLeft();
  });
});

describe('the next stack', () => {
  const stack = useRunning(() => startStack(folder, {}));
  beforeAll(() => stack.untilUp());

  test('has the data of the one before, without personal data that is too old', async () => {
    await eventually(async () =>
      expect(await namesIn(stack.partOf('postgres').url)).toEqual([{ name: 'Camille Martin' }]),
    );
  });

  test('ends its parts even when it is killed', async () => {
    await query(
      stack.partOf('postgres').url,
      (sql) => sql`insert into supabase_migrations.schema_migrations values ('20200101000000')`,
    );
    stack.end('SIGKILL');
    expect(await stack.exitCode).toBeNull();
    await stack.untilNothingLeft();
  });

  test('is followed by one that renames its database, which has other migrations', async () => {
    const next = await start();
    await next.untilUp();
    const renamed = /^The database has other migrations; renamed to (postgres:\/\/\S+)$/;
    const [, aside = ''] = renamed.exec(next.lines[1] ?? '') ?? [];
    expect(await namesIn(aside)).toEqual([{ name: 'Camille Martin' }]);
    expect(await namesIn(next.partOf('postgres').url)).toEqual([]);
    next.end('SIGTERM');
    expect(await next.exitCode).toBe(0);
    await next.untilNothingLeft();
  });
});

describe('a stack whose function is edited', () => {
  const copy = copyRepository();
  afterAll(() => rmSync(copy, { recursive: true }));
  const stack = useRunning(() => startStack(folder, {}, copy));
  beforeAll(() => stack.untilUp());
  const file = path.join(copy, 'supabase/functions/send-contact-email/handler.ts');
  const text = readFileSync(file, 'utf8');
  const healthStatus = async () => (await fetch(`${stack.partOf('function').url}/health`)).status;
  const restarts = () =>
    stack.lines.filter((line) => line === 'The function restarts: handler.ts was saved.');

  test('runs what is saved, without stopping', async () => {
    writeFileSync(file, `${text}console.log('Edited.');\n`);
    await eventually(() => expect(stack.lines.at(-1)).toBe('function | Edited.'));
    expect(restarts()).toHaveLength(1);
    await eventually(async () => expect(await healthStatus()).toBe(200));
  });

  test('reports a syntax error, rejects requests until it is corrected, and runs again', async () => {
    writeFileSync(file, `${text}const`);
    const broken = 'The function does not run: correct the error above, and save.';
    await eventually(() => expect(stack.lines.at(-1)).toBe(broken));
    expect(stack.lines.join('\n')).toMatch(/^function \| error: .*syntax/im);
    await expect(healthStatus()).rejects.toThrow('fetch failed');
    expect(stack.countRunningParts()).toBe(4);

    writeFileSync(file, text);
    await eventually(async () => expect(await healthStatus()).toBe(200));
    expect(stack.lines.at(-1)).toBe(restarts().at(-1));
  });

  test('ends on SIGINT while its function does not run, leaving nothing behind', async () => {
    writeFileSync(file, `${text}const`);
    await eventually(() => expect(stack.lines.at(-1)).toMatch(/does not run/));
    stack.end('SIGINT');
    expect(await stack.exitCode).toBe(0);
    await stack.untilNothingLeft();
  });

  test('reports a syntax error when it starts', async () => {
    const next = await startStack(folder, {}, copy);
    expect(await next.exitCode).toBe(1);
    expect(next.lines.at(-1)).toMatch(/^The function ended while starting .*: error: .*syntax/i);
    await next.untilNothingLeft();
  });
});

test('ends on SIGINT while it creates the database, leaving nothing behind', async () => {
  const emptyFolder = createTemporaryFolder();
  const stack = await start({}, emptyFolder);
  const created = path.join(emptyFolder, 'postgres.new');
  await eventually(() => expect(existsSync(created)).toBe(true));
  stack.end('SIGINT');
  expect(await stack.exitCode).toBe(0);
  // It did not wait until the database was there.
  expect(existsSync(path.join(emptyFolder, 'postgres'))).toBe(false);
  await eventually(() => {
    const commands = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(commands).not.toContain(emptyFolder);
  });
  rmSync(emptyFolder, { recursive: true });
});

test('ends on SIGINT without waiting for a page server that is busy', async () => {
  const stack = await start();
  await stack.untilUp();
  const pressed = performance.now();
  stack.end('SIGINT');
  expect(await stack.exitCode).toBe(0);
  expect(performance.now() - pressed).toBeLessThan(4_000);
});

test('ends on SIGHUP while it starts, leaving nothing behind', async () => {
  const stack = await start();
  await eventually(() => expect(stack.lines.join('\n')).toContain('postgres'));
  stack.end('SIGHUP');
  expect(await stack.exitCode).toBe(0);
  expect(stack.lines.map((line) => line.split(' ')[0])).not.toContain('page');
  await stack.untilNothingLeft();
});

test('ends when its page server ends', async () => {
  const stack = await start();
  await stack.untilUp();
  process.kill(stack.partOf('page').pid, 'SIGKILL');
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toBe('The page server ended (signal SIGKILL): everything stops.');
  await stack.untilNothingLeft();
});

const { urlOf } = useServer(() => undefined);

test.each(['PAGE_PORT', 'MAIL_PORT'])('reports a %s in use in one sentence', async (variable) => {
  const { port } = new URL(urlOf('/'));
  const stack = await start({ [variable]: port });
  expect(await stack.exitCode).toBe(1);
  const sentence = `Port ${port} is in use: stop the program that listens on it, or choose another port`;
  expect(stack.lines).toEqual([`${sentence} with ${variable}.`]);
});

test('reports an invalid setting in one sentence and leaves nothing behind', async () => {
  const stack = await start({ SMTP_URL: 'nonsense' });
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toMatch(/^The function ended while starting .*SMTP_URL/);
  await stack.untilNothingLeft();
});
