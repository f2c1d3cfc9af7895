import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTimer } from '../../../../supabase/local/stack/timer';
import { type DatabaseUnderTest, startDatabaseUnderTest } from '../database/database-under-test';
import { eventually } from '../eventually';

let database: DatabaseUnderTest;
beforeAll(async () => {
  database = await startDatabaseUnderTest();
});
afterAll(() => database.stop());

// Only the intervals are fake: everything else here is real.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
});
afterEach(() => jest.useRealTimers());

/** Starts the timer beside a function that fails for as many health checks as there are `reasons`. */
async function setUp(reasons: string[][]) {
  const calls: IncomingMessage[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    response.end(JSON.stringify(request.url === '/health' ? { reasons: reasons.shift() } : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = startTimer({
    retryUrl: `http://127.0.0.1:${port}/retry`,
    retrySecret: 'the secret of /retry',
    healthUrl: `http://127.0.0.1:${port}/health`,
    databaseUrl: database.url,
    say: (line) => lines.push(line),
  });
  const nextMinute = async () => {
    const before = calls.length;
    jest.advanceTimersByTime(60_000);
    await eventually(() => expect(calls.slice(before).map(({ url }) => url)).toEqual(BOTH));
  };
  return { calls, lines, stop: () => (stop(), server.close()), nextMinute };
}

const BOTH = ['/retry', '/health'];

test('calls /retry with its secret and purges, at once and then every minute and day', async () => {
  await database.insert({ created_at: new Date('2020-01-01') });
  const { calls, lines, stop, nextMinute } = await setUp([]);
  await eventually(async () => {
    expect(await database.sql`select 1 from contact.requests`).toEqual([]);
  });
  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ method: 'POST', url: '/retry' });
  expect(calls[0]?.headers['x-retry-secret']).toBe('the secret of /retry');
  await nextMinute();
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(lines).toEqual([]);
});

test('shows one line when the health turns to failing, and one when it is back', async () => {
  const overdue = ['mail_overdue', 'retry_not_called'];
  const { calls, lines, stop, nextMinute } = await setUp([overdue, overdue]);
  await eventually(() => expect(calls).toHaveLength(1));
  for (let minutes = 0; minutes < 4; minutes += 1) await nextMinute();
  await eventually(() =>
    expect(lines).toEqual([
      'health    failing: mail_overdue, retry_not_called',
      'health    ok again',
    ]),
  );
  stop();
});
