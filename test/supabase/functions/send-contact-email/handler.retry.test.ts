import { FUNCTION_URL } from '../../support/requests';
import { RETRY_SECRET, send } from '../../support/handler-under-test';

const retry = (headers: Record<string, string>) =>
  new Request(`${FUNCTION_URL}/retry`, { method: 'POST', headers });

const WITH_SECRET = { 'x-retry-secret': RETRY_SECRET };

test('starts sending due emails, notes the call and responds', async () => {
  expect(await send(retry(WITH_SECRET))).toMatchObject({
    status: 202,
    body: { status: 'retry_started' },
    started: ['mails', 'retry noted'],
  });
});

test('gives 503 when the call cannot be noted, and starts sending all the same', async () => {
  const noteRetry = () => Promise.reject(new Error('unavailable'));
  expect(await send(retry(WITH_SECRET), { noteRetry })).toMatchObject({
    status: 503,
    body: { error: 'storage_unavailable' },
    started: ['mails'],
    logged: [{ code: 'storage_unavailable', cause: 'Error' }],
  });
});

test.each([
  ['no secret', {}],
  ['a part of the secret', { 'x-retry-secret': RETRY_SECRET.slice(0, -1) }],
])('%s gives 401, starts nothing and is logged', async (_label, headers) => {
  const { status, body, started, logged } = await send(retry(headers));
  expect([status, body, started]).toEqual([401, { error: 'unauthorized' }, []]);
  expect(logged).toEqual([{ code: 'retry_unauthorized' }]);
});
