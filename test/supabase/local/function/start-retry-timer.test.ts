import type { IncomingMessage } from 'node:http';
import { startRetryTimer } from '#supabase/local/function/start-retry-timer.ts';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';
import { eventually } from '../../../support/eventually';

const calls: IncomingMessage[] = [];
const { urlOf } = startServerBeforeAll((request, response) => {
  calls.push(request);
  response.end();
});

afterEach(() => jest.useRealTimers());

test('calls /retry with its secret, at once and every minute', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  startRetryTimer(urlOf('/retry'), 'the secret of /retry');
  const retry = { method: 'POST', headers: { 'x-retry-secret': 'the secret of /retry' } };
  await eventually(() => expect(calls).toMatchObject([retry]));
  jest.advanceTimersByTime(60_000);
  await eventually(() => expect(calls).toMatchObject([retry, retry]));
});
