import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTimer } from '../../../../../supabase/local/stack/timer';
import { eventually } from '../../../function/eventually';

// Only the intervals are fake.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
});
let stopAll: () => void = () => undefined;
afterEach(() => {
  stopAll();
  jest.useRealTimers();
});

const MINUTE = 60_000;

/**
 * Starts the timer with a function whose health checks fail for these reasons, one list each, then
 * pass; and with a database that is unavailable.
 */
async function setUp(reasons: string[][]) {
  const calls: IncomingMessage[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    response.end(JSON.stringify(request.url === '/health' ? { reasons: reasons.shift() } : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const stopTimer = startTimer({
    retryUrl: `${origin}/retry`,
    retrySecret: 'the secret of /retry',
    healthUrl: `${origin}/health`,
    databaseUrl: 'postgres://127.0.0.1:1/none',
    say: (line) => lines.push(line),
  });
  stopAll = () => (stopTimer(), server.close());
  const calledAfter = async (milliseconds: number, urls: string[]) => {
    calls.length = 0;
    jest.advanceTimersByTime(milliseconds);
    await eventually(() => expect(calls.map(({ url }) => url)).toEqual(urls));
  };
  await eventually(() => expect(calls.map(({ url }) => url)).toEqual(['/retry']));
  return { calls, lines, stopTimer, calledAfter };
}

test('calls /retry with its secret at once, then also the health check every minute', async () => {
  const { calls, stopTimer, calledAfter } = await setUp([]);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    headers: { 'x-retry-secret': 'the secret of /retry' },
  });
  await calledAfter(MINUTE - 1, []);
  await calledAfter(1, ['/retry', '/health']);
  stopTimer();
  expect(jest.getTimerCount()).toBe(0);
});

test('shows one line when the health check begins to fail, and one when it passes', async () => {
  const overdue = ['mail_overdue', 'retry_not_called'];
  const { lines, calledAfter } = await setUp([overdue, overdue]);
  for (let n = 0; n < 4; n += 1) await calledAfter(MINUTE, ['/retry', '/health']);
  const ofHealth = () => lines.filter((line) => line.startsWith('health'));
  await eventually(() =>
    expect(ofHealth()).toEqual([
      'health    failing: mail_overdue, retry_not_called',
      'health    ok again',
    ]),
  );
});

test('purges at once, and shows why it cannot', async () => {
  const { lines } = await setUp([]);
  await eventually(() =>
    expect(lines.join()).toMatch(/^timer \| .*connect ECONNREFUSED 127\.0\.0\.1:1$/),
  );
});
