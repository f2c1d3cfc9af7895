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

async function startFunctionStub(status: number) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { calls, server, url: `http://127.0.0.1:${port}/retry` };
}

test('calls /retry every minute with its secret, and purges at once', async () => {
  await database.insert({ created_at: new Date('2020-01-01') });
  const { calls, server, url } = await startFunctionStub(202);
  const stop = startTimer({
    retryUrl: url,
    retrySecret: 'the secret of /retry',
    databaseUrl: database.url,
    say: (line) => {
      throw new Error(line);
    },
  });
  await eventually(async () => {
    expect(await database.sql`select 1 from contact.requests`).toEqual([]);
  });
  jest.advanceTimersByTime(60_000);
  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ method: 'POST', url: '/retry' });
  expect(calls[0]?.headers['x-retry-secret']).toBe('the secret of /retry');
  stop();
  jest.advanceTimersByTime(600_000);
  expect(jest.getTimerCount()).toBe(0);
  server.close();
});

test('says what goes wrong, and goes on', async () => {
  const { calls, server, url } = await startFunctionStub(401);
  const lines: string[] = [];
  const stop = startTimer({
    retryUrl: url,
    retrySecret: 'wrong',
    databaseUrl: database.url,
    say: (line) => lines.push(line),
  });
  jest.advanceTimersByTime(60_000);
  await eventually(() => expect(lines).toEqual(['timer | The function answers 401 to /retry.']));
  jest.advanceTimersByTime(60_000);
  await eventually(() => expect(calls).toHaveLength(2));
  stop();
  server.close();
});
