import type { IncomingMessage } from 'node:http';
import { startTimer } from '#supabase/local/stack/timer.ts';
import { useServer } from '../../../../src/build/useServer';
import { eventually } from '../../../function/eventually';

const calls: IncomingMessage[] = [];
const reasons = [['mail_overdue', 'retry_not_called'], ['mail_overdue'], [], []];
const { urlOf } = useServer((request, response) => {
  calls.push(request);
  response.end(JSON.stringify(request.url === '/health' ? { reasons: reasons.shift() } : {}));
});

beforeEach(() => {
  // Only the intervals are fake.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
});
afterEach(() => jest.useRealTimers());

test('calls /retry, checks the health every minute, and shows what goes wrong', async () => {
  const lines: string[] = [];
  const stop = startTimer({
    retryUrl: urlOf('/retry'),
    retrySecret: 'the secret of /retry',
    healthUrl: urlOf('/health'),
    databaseUrl: 'postgres://127.0.0.1:1/none',
    say: (line) => lines.push(line),
  });
  const called = (urls: string[]) =>
    eventually(() => expect(calls.map(({ url }) => url)).toEqual(urls));

  await called(['/retry']);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    headers: { 'x-retry-secret': 'the secret of /retry' },
  });
  // The purge runs at once.
  const unavailable = expect.stringMatching(/^timer \| .*ECONNREFUSED 127\.0\.0\.1:1$/) as unknown;
  await eventually(() => expect(lines).toEqual([unavailable]));

  for (let minutes = 0; minutes < 4; minutes += 1) {
    calls.length = 0;
    jest.advanceTimersByTime(59_999);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(1);
    await called(['/retry', '/health']);
  }
  const failing = 'health    failing: mail_overdue, retry_not_called';
  await eventually(() => expect(lines).toEqual([unavailable, failing, 'health    ok again']));
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
