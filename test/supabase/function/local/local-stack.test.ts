import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';
import { demoRequest } from '../../unit/builders';
import { eventually } from '../eventually';
import { isRunning, nothingLeft, partIds, type RunningStack, runStack } from './running-stack';

jest.setTimeout(60_000);

const folder = makeTemporaryFolder();
const stacks: RunningStack[] = [];

async function start(environment: Record<string, string>): Promise<RunningStack> {
  const stack = await runStack(folder, environment);
  stacks.push(stack);
  return stack;
}

const isUp = (stack: RunningStack) =>
  eventually(() => expect(stack.lines.join('\n')).toMatch(/^cards +http/m));

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
    const stack = await start({});
    await isUp(stack);
    const names = ['data', 'postgres', 'mail', 'function', 'page', 'cards'];
    expect(stack.lines.map((line) => line.split(' ')[0])).toEqual(names);
    const pids = partIds(stack);
    expect(pids).toHaveLength(4);
    expect(pids.every(isRunning)).toBe(true);

    const mailApi = `http://localhost:${stack.mailPort}/api/messages`;
    await fetch(mailApi, { method: 'DELETE' });
    const url = stack.lines.find((line) => line.startsWith('function'))?.split(/ +/)[1] ?? '';
    const origin = `http://localhost:${stack.pagePort}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      // The stacks share one database: the same request again would be a duplicate.
      body: JSON.stringify(demoRequest({ email: `${signal}@exemple.fr` })),
    });
    expect(response.status).toBe(200);
    await eventually(async () => expect(await (await fetch(mailApi)).json()).toHaveLength(1));

    stack.process.kill(signal);
    expect(await stack.exitCode).toBe(0);
    await nothingLeft(pids);
  },
);

test('ends its parts when it is killed, and the next start works', async () => {
  const killed = await start({});
  await isUp(killed);
  killed.process.kill('SIGKILL');
  const next = await start({});
  await isUp(next);
  await nothingLeft(partIds(killed));
});

test('ends at once and leaves nothing behind when it is stopped while starting', async () => {
  const stack = await start({});
  await eventually(() => expect(stack.lines.join('\n')).toContain('postgres'));
  stack.process.kill('SIGINT');
  expect(await stack.exitCode).toBe(0);
  expect(stack.lines.join('\n')).not.toMatch(/^page/m);
  await nothingLeft(partIds(stack));
});

test('names the process that has the database to a second one', async () => {
  const first = await start({});
  await isUp(first);
  const second = await start({});
  expect(await second.exitCode).toBe(1);
  const inUse = /^The database in .* is already in use by process \d+: stop the other/;
  expect(second.lines.slice(1)).toEqual([expect.stringMatching(inUse)]);
  expect(partIds(first).every(isRunning)).toBe(true);
});

test.each(['PAGE_PORT', 'MAIL_PORT'])('reports a taken %s in one sentence', async (variable) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const stack = await start({ [variable]: String(port) });
  expect(await stack.exitCode).toBe(1);
  const sentence = `Port ${port} is taken: stop the program that listens on it, or choose another port`;
  expect(stack.lines).toEqual([`${sentence} with ${variable}.`]);
  holder.close();
});

test('reports an invalid setting in one sentence and leaves nothing behind', async () => {
  const stack = await start({ SMTP_URL: 'nonsense' });
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toMatch(/^The function ended while starting .*SMTP_URL/);
  await nothingLeft(partIds(stack));
});

test.each(['postgres', 'mail', 'function'])('keeps the rest running without %s', async (name) => {
  const stack = await start({});
  await isUp(stack);
  const pid = Number(/process (\d+)/.exec(stack.lines.find((l) => l.startsWith(name)) ?? '')?.[1]);
  // Postgres would wait for the function's connections after SIGTERM.
  process.kill(pid, 'SIGINT');
  const ended = new RegExp(`${name} .*ended \\(.*\\); the rest keeps running. Restart`, 'i');
  await eventually(() => expect(stack.lines.at(-1)).toMatch(ended));
  expect(partIds(stack).filter(isRunning)).toHaveLength(3);
});

test('ends without the page server', async () => {
  const stack = await start({});
  await isUp(stack);
  process.kill(partIds(stack).at(-1) ?? 0, 'SIGKILL');
  expect(await stack.exitCode).toBe(1);
  expect(stack.lines.at(-1)).toBe('The page server ended (signal SIGKILL): everything stops.');
  await nothingLeft(partIds(stack));
});
