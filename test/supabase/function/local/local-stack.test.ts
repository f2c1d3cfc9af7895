import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { REPOSITORY } from '../../../../supabase/local/machine/repository';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';
import { demoRequest } from '../../unit/builders';
import { eventually } from '../eventually';

jest.setTimeout(60_000);

interface RunningStack {
  readonly lines: string[];
  readonly process: ChildProcess;
  readonly pagePort: number;
  readonly mailPort: number;
  readonly exitCode: Promise<number | null>;
}

const folder = makeTemporaryFolder();
const stacks: RunningStack[] = [];

async function runStack(environment: Record<string, string>): Promise<RunningStack> {
  const [pagePort, mailPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(
    process.execPath,
    ['--require=ts-node/register', path.join(__dirname, 'stack-with-stub-page.ts'), folder],
    {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        PAGE_PORT: String(pagePort),
        MAIL_PORT: String(mailPort),
        ...environment,
      },
    },
  );
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const stack = { lines, process: child, pagePort, mailPort, exitCode };
  stacks.push(stack);
  return stack;
}

/** The process ids that the stack's lines name. */
const partIds = (stack: RunningStack) =>
  stack.lines.flatMap((line) => /\(process (\d+)\)/.exec(line)?.slice(1).map(Number) ?? []);

const isUp = (stack: RunningStack) =>
  eventually(() => expect(stack.lines.join('\n')).toMatch(/^cards +http/m));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const nothingLeft = (pids: number[]) =>
  eventually(() => expect(pids.filter(isRunning)).toEqual([]));

afterEach(async () => {
  for (const stack of stacks.splice(0)) {
    stack.process.kill('SIGTERM');
    await stack.exitCode;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'says one line per part, works, and ends with %s leaving nothing behind',
  async (signal) => {
    const stack = await runStack({});
    await isUp(stack);
    const names = ['data', 'postgres', 'mail', 'function', 'page', 'cards'];
    expect(stack.lines.map((line) => line.split(' ')[0])).toEqual(names);
    const pids = partIds(stack);
    expect(pids).toHaveLength(4);
    expect(pids.every(isRunning)).toBe(true);

    const mailApi = `http://localhost:${stack.mailPort}/api/messages`;
    await fetch(mailApi, { method: 'DELETE' });
    const url = stack.lines.find((line) => line.startsWith('function'))?.split(/ +/)[1] ?? '';
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        origin: `http://localhost:${stack.pagePort}`,
        'content-type': 'application/json',
      },
      // The stacks share one database: the same request again would be a repeat.
      body: JSON.stringify(demoRequest({ email: `${signal}@exemple.fr` })),
    });
    expect(response.status).toBe(200);
    await eventually(async () => expect(await (await fetch(mailApi)).json()).toHaveLength(1));

    stack.process.kill(signal);
    expect(await stack.exitCode).toBe(0);
    await nothingLeft(pids);
  },
);

test('killed hard, its parts end too and the next start works', async () => {
  const killed = await runStack({});
  await isUp(killed);
  killed.process.kill('SIGKILL');
  const next = await runStack({});
  await isUp(next);
  await nothingLeft(partIds(killed));
});

test('asked to end while it is starting, it ends at once and leaves nothing behind', async () => {
  const stack = await runStack({});
  await eventually(() => expect(stack.lines.join('\n')).toContain('postgres'));
  stack.process.kill('SIGINT');
  expect(await stack.exitCode).toBe(0);
  expect(stack.lines.join('\n')).not.toMatch(/^page/m);
  await nothingLeft(partIds(stack));
});

test('a second one on the same database says which process has it', async () => {
  const first = await runStack({});
  await isUp(first);
  const second = await runStack({});
  expect(await second.exitCode).toBe(1);
  expect(second.lines.slice(1)).toEqual([
    expect.stringMatching(/^The database in .* is already in use by process \d+: stop the other/),
  ]);
  expect(partIds(first).every(isRunning)).toBe(true);
});

test.each(['PAGE_PORT', 'MAIL_PORT'])('a taken %s is one sentence', async (variable) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stack = await runStack({ [variable]: String(port) });
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines).toEqual([
    `Port ${port} is taken: stop the program that listens on it, or choose another port with ${variable}.`,
  ]);
  holder.close();
});

test('a port that is none is one sentence', async () => {
  const stack = await runStack({ MAIL_PORT: 'mail' });
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines).toEqual(['MAIL_PORT must be a port between 1 and 65535, not "mail".']);
});

test('what the function is missing is one sentence, and nothing stays', async () => {
  const stack = await runStack({ SMTP_URL: 'nonsense' });
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toMatch(/^The function ended while starting .*SMTP_URL/);
  await nothingLeft(partIds(stack));
});

test.each([
  ['postgres', 'Postgres'],
  ['mail', 'The mail catcher'],
  ['function', 'The function'],
])('without %s the rest keeps running', async (name, called) => {
  const stack = await runStack({});
  await isUp(stack);
  const pid = Number(/process (\d+)/.exec(stack.lines.find((l) => l.startsWith(name)) ?? '')?.[1]);
  process.kill(pid, 'SIGTERM');
  await eventually(() =>
    expect(stack.lines.at(-1)).toMatch(new RegExp(`^${called} ended \\(.*\\); the rest keeps`)),
  );
  expect(partIds(stack).filter(isRunning)).toHaveLength(3);
});

test('without the page server everything ends', async () => {
  const stack = await runStack({});
  await isUp(stack);
  process.kill(partIds(stack).at(-1) ?? 0, 'SIGKILL');
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toBe('The page server ended (signal SIGKILL): everything stops.');
  await nothingLeft(partIds(stack));
});
