import { accepts, FUNCTION_URL, handlerUnderTest, RETRY_SECRET } from './handler-under-test';

function call(headers: Record<string, string>, method = 'POST'): Request {
  return new Request(`${FUNCTION_URL}/retry`, { method, headers });
}

test('starts sending what is due, notes the call and responds', async () => {
  const { handler, started } = handlerUnderTest(accepts);
  const response = await handler(call({ 'x-retry-secret': RETRY_SECRET }));
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ status: 'retry_started' });
  expect(started).toEqual(['mails', 'retry noted']);
});

test('gives 503 when the call cannot be noted, and starts sending all the same', async () => {
  const noteRetry = () => Promise.reject(new Error('away'));
  const { handler, started, logged } = handlerUnderTest(accepts, { noteRetry });
  const response = await handler(call({ 'x-retry-secret': RETRY_SECRET }));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'storage_unavailable' });
  expect(started).toEqual(['mails']);
  expect(logged).toEqual([{ code: 'storage_unavailable', cause: 'Error' }]);
});

test.each([
  ['no secret', {}],
  ['an empty one', { 'x-retry-secret': '' }],
  ['another one', { 'x-retry-secret': `${RETRY_SECRET}x` }],
  ['its beginning', { 'x-retry-secret': RETRY_SECRET.slice(0, -1) }],
])('%s gives 401, starts nothing and is logged', async (_label, headers) => {
  const { handler, started, logged } = handlerUnderTest(accepts);
  const response = await handler(call(headers));
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'unauthorized' });
  expect(started).toEqual([]);
  expect(logged).toEqual([{ code: 'retry_unauthorized' }]);
});

test('accepts POST only', async () => {
  const { handler } = handlerUnderTest(accepts);
  const response = await handler(call({ 'x-retry-secret': RETRY_SECRET }, 'GET'));
  expect(response.status).toBe(405);
});

test('rejects a page of another origin, even with the secret', async () => {
  const { handler, started } = handlerUnderTest(accepts);
  const headers = { origin: 'https://evil.example', 'x-retry-secret': RETRY_SECRET };
  expect((await handler(call(headers))).status).toBe(403);
  expect(started).toEqual([]);
});
