import { demoRequest } from './builders';
import { accepts, FUNCTION_URL, handlerUnderTest, PAGE } from './handler-under-test';

const VALID = JSON.stringify(demoRequest({}));

function post(body: string, headers: Record<string, string> = {}, url = FUNCTION_URL): Request {
  return new Request(url, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': 'application/json', ...headers },
    body,
  });
}

test('stores what is valid, has it mailed, then responds', async () => {
  const { handler, submissions, started } = handlerUnderTest(accepts);
  const response = await handler(post(JSON.stringify(demoRequest({ name: ' Zoé ' }))));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'accepted' });
  expect(submissions).toEqual([
    { request: demoRequest({ name: 'Zoé' }), isSuspected: false, addressHash: undefined },
  ]);
  expect(started).toEqual(['mails']);
});

test('responds to a duplicate as to the first, and needs no origin', async () => {
  const save = () => Promise.resolve({ outcome: 'duplicate', id: 'the-first' } as const);
  const { handler, logged } = handlerUnderTest(save);
  const request = post(VALID);
  request.headers.delete('origin');
  const response = await handler(request);
  expect([response.status, await response.json()]).toEqual([200, { status: 'accepted' }]);
  expect(logged).toEqual([{ code: 'duplicate', request: 'the-first' }]);
});

test('gives 429 and the time to wait above the rate limit', async () => {
  const save = () => Promise.resolve({ outcome: 'rate_limited', retryAfterSeconds: 1234 } as const);
  const { handler, started, logged } = handlerUnderTest(save);
  const response = await handler(post(VALID));
  expect([response.status, await response.json()]).toEqual([429, { error: 'rate_limited' }]);
  expect(response.headers.get('retry-after')).toBe('1234');
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(started).toEqual([]);
  expect(logged).toEqual([{ code: 'rate_limited' }]);
});

test('passes an IP address on as a hash that tells visitors apart', async () => {
  const { handler, submissions } = handlerUnderTest(accepts);
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
    await handler(post(VALID, { 'x-forwarded-for': address }));
  }
  const [first, again, other] = submissions.map(({ addressHash }) => addressHash);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect([again === first, other === first]).toEqual([true, false]);
});

test.each([
  ['/send-contact-email', 200],
  ['/functions/v1/send-contact-email', 200],
  ['/', 404],
  ['/send-contact-email/x', 404],
  ['/send-contact-emails', 404],
  ['/x/send-contact-email', 404],
])('the path %s gives %d', async (path, status) => {
  const { handler } = handlerUnderTest(accepts);
  expect((await handler(post(VALID, {}, `https://p.example${path}`))).status).toBe(status);
});

test.each([
  ['application/json; charset=utf-8', 200],
  ['Application/JSON ;charset=UTF-8', 200],
  ['text/plain', 415],
  ['application/json-seq', 415],
  ['multipart/form-data; boundary=application/json', 415],
  ['', 415],
])('content type %j gives %d', async (type, status) => {
  const { handler } = handlerUnderTest(accepts);
  expect((await handler(post(VALID, { 'content-type': type }))).status).toBe(status);
});

test.each([
  ['nothing', '', 400, { error: 'invalid_json' }],
  ['half an object', '{"name":', 400, { error: 'invalid_json' }],
  ['null', 'null', 400, { error: 'invalid_json' }],
  ['a list', '[]', 422, { error: 'invalid_fields', fields: { name: 'required' } }],
  ['a byte order mark before the object', `\uFEFF${VALID}`, 200, {}],
  ['64 KB and a byte', VALID.padEnd(64 * 1024 + 1), 413, { error: 'body_too_large' }],
  ['64 KB', VALID.padEnd(64 * 1024), 200, {}],
])('body: %s', async (_label, body, status, expected) => {
  const { handler, submissions } = handlerUnderTest(accepts);
  const response = await handler(post(body));
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(expected);
  expect(submissions).toHaveLength(status === 200 ? 1 : 0);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('rejects %s', async (method) => {
  const { handler } = handlerUnderTest(accepts);
  const response = await handler(new Request(FUNCTION_URL, { method, headers: { origin: PAGE } }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('OPTIONS, POST');
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
});

test('allows in a preflight the headers supabase-js sends', async () => {
  const { handler } = handlerUnderTest(accepts);
  const preflight = new Request(FUNCTION_URL, { method: 'OPTIONS', headers: { origin: PAGE } });
  const response = await handler(preflight);
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    vary: 'Origin',
    'access-control-allow-origin': PAGE,
    'access-control-allow-methods': 'OPTIONS, POST',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  });
});

test.each(['https://evil.example', `${PAGE}.evil.example`, 'null', PAGE.toUpperCase()])(
  'rejects origin %s, without letting it read the response',
  async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const { handler } = handlerUnderTest(accepts);
      const response = await handler(new Request(FUNCTION_URL, { method, headers: { origin } }));
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error: 'origin_not_allowed' });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    }
  },
);

test('gives 503 and logs the code, not the message, without a database', async () => {
  const error = Object.assign(new Error('camille@exemple.fr'), { code: 'ECONNREFUSED' });
  const { handler, started, logged } = handlerUnderTest(() => Promise.reject(error));
  const response = await handler(post(VALID));
  expect([response.status, await response.json()]).toEqual([503, { error: 'storage_unavailable' }]);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(started).toEqual([]);
  expect(logged).toEqual([{ code: 'storage_unavailable', cause: 'ECONNREFUSED' }]);
});

test('gives 500 and logs no message for an unexpected error', async () => {
  const { handler, logged } = handlerUnderTest(accepts);
  const request = post('{}');
  jest.spyOn(request, 'body', 'get').mockImplementation(() => {
    throw new TypeError('secret');
  });
  const response = await handler(request);
  expect([response.status, await response.json()]).toEqual([500, { error: 'internal_error' }]);
  expect(logged).toEqual([{ code: 'internal_error', cause: 'TypeError' }]);
});
