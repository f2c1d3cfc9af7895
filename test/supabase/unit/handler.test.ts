import { demoRequest } from './builders';
import { accepts, FUNCTION_URL, handlerUnderTest, PAGE } from './handler-under-test';

function post(body: string, headers: Record<string, string> = {}, url = FUNCTION_URL): Request {
  return new Request(url, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': 'application/json', ...headers },
    body,
  });
}

test('stores what was accepted, has it mailed, then answers', async () => {
  const { handler, submissions, started } = handlerUnderTest(accepts);
  const response = await handler(post(JSON.stringify(demoRequest({ name: ' Zoé ' }))));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'accepted' });
  expect(submissions).toEqual([
    { request: demoRequest({ name: 'Zoé' }), isSuspected: false, addressHash: undefined },
  ]);
  expect(started).toEqual(['mails']);
});

test('a repeat is answered like any other', async () => {
  const { handler, logged } = handlerUnderTest(() =>
    Promise.resolve({ outcome: 'duplicate', id: 'the-first' }),
  );
  const response = await handler(post(JSON.stringify(demoRequest({}))));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'accepted' });
  expect(logged).toEqual([{ code: 'duplicate', request: 'the-first' }]);
});

test('too many requests of one address give 429 and when to come back', async () => {
  const { handler, started, logged } = handlerUnderTest(() =>
    Promise.resolve({ outcome: 'rate_limited', retryAfterSeconds: 1234 }),
  );
  const response = await handler(post(JSON.stringify(demoRequest({}))));
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1234');
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(await response.json()).toEqual({ error: 'rate_limited' });
  expect(started).toEqual([]);
  expect(logged).toEqual([{ code: 'rate_limited' }]);
});

test('what a robot fills in is answered like any other', async () => {
  const { handler, submissions } = handlerUnderTest(accepts);
  const response = await handler(post(JSON.stringify({ ...demoRequest({}), website: 'x' })));
  expect(await response.json()).toEqual({ status: 'accepted' });
  expect(submissions).toMatchObject([{ request: demoRequest({}), isSuspected: true }]);
});

test('an address is passed on as a hash that tells visitors apart', async () => {
  const { handler, submissions } = handlerUnderTest(accepts);
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
    await handler(post(JSON.stringify(demoRequest({})), { 'x-forwarded-for': address }));
  }
  const [first, again, other] = submissions.map(({ addressHash }) => addressHash);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['hosted', 'https://p.example/send-contact-email', 200],
  ['behind the prefix', 'https://p.example/functions/v1/send-contact-email', 200],
  ['the root', 'https://p.example/', 404],
  ['another function', 'https://p.example/functions/v1/other', 404],
  ['below', 'https://p.example/send-contact-email/x', 404],
])('path: %s', async (_label, url, status) => {
  const { handler } = handlerUnderTest(accepts);
  const response = await handler(post(JSON.stringify(demoRequest({})), {}, url));
  expect(response.status).toBe(status);
});

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON ;charset=UTF-8', 200],
  ['text/plain', 415],
  ['application/json-seq', 415],
  ['multipart/form-data; boundary=application/json', 415],
  ['', 415],
])('content type %j gives %d', async (type, status) => {
  const { handler } = handlerUnderTest(accepts);
  const response = await handler(post(JSON.stringify(demoRequest({})), { 'content-type': type }));
  expect(response.status).toBe(status);
});

test.each([
  ['nothing', '', 400, { error: 'invalid_json' }],
  ['half an object', '{"name":', 400, { error: 'invalid_json' }],
  ['null', 'null', 400, { error: 'invalid_json' }],
  ['a text', '"name"', 400, { error: 'invalid_json' }],
  [
    'a list',
    '[]',
    422,
    {
      error: 'invalid_fields',
      fields: { name: 'required', company: 'required', email: 'required' },
    },
  ],
  ['a byte order mark before the object', `\uFEFF${JSON.stringify(demoRequest({}))}`, 200, {}],
  [
    '64 KB and a byte',
    JSON.stringify(demoRequest({})).padEnd(64 * 1024 + 1),
    413,
    { error: 'body_too_large' },
  ],
  ['64 KB', JSON.stringify(demoRequest({})).padEnd(64 * 1024), 200, {}],
])('body: %s', async (_label, body, status, answer) => {
  const { handler, submissions } = handlerUnderTest(accepts);
  const response = await handler(post(body));
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(answer);
  expect(submissions).toHaveLength(status === 200 ? 1 : 0);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s is not allowed', async (method) => {
  const { handler } = handlerUnderTest(accepts);
  const response = await handler(new Request(FUNCTION_URL, { method, headers: { origin: PAGE } }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('OPTIONS, POST');
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
});

test('a preflight allows the headers supabase-js sends', async () => {
  const { handler } = handlerUnderTest(accepts);
  const response = await handler(
    new Request(FUNCTION_URL, { method: 'OPTIONS', headers: { origin: PAGE } }),
  );
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    vary: 'Origin',
    'access-control-allow-origin': PAGE,
    'access-control-allow-methods': 'OPTIONS, POST',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  });
});

test.each(['https://evil.example', `${PAGE}.evil.example`, 'null', PAGE.toUpperCase()])(
  'origin %s is refused, without leave to read the answer',
  async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const { handler, submissions } = handlerUnderTest(accepts);
      const response = await handler(new Request(FUNCTION_URL, { method, headers: { origin } }));
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error: 'origin_not_allowed' });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
      expect(submissions).toEqual([]);
    }
  },
);

test('a request without an origin is taken', async () => {
  const { handler } = handlerUnderTest(accepts);
  const request = post(JSON.stringify(demoRequest({})));
  request.headers.delete('origin');
  expect((await handler(request)).status).toBe(200);
});

test('a database that is away gives 503, its code in the log and nothing mailed', async () => {
  const { handler, started, logged } = handlerUnderTest(() =>
    Promise.reject(
      Object.assign(new Error('connect camille@exemple.fr'), { code: 'ECONNREFUSED' }),
    ),
  );
  const response = await handler(post(JSON.stringify(demoRequest({}))));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'storage_unavailable' });
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(started).toEqual([]);
  expect(logged).toEqual([{ code: 'storage_unavailable', cause: 'ECONNREFUSED' }]);
});

test('what nobody expected gives 500, without its words', async () => {
  const { handler, logged } = handlerUnderTest(accepts);
  const request = post('{}');
  jest.spyOn(request, 'body', 'get').mockImplementation(() => {
    throw new TypeError('secret');
  });
  const response = await handler(request);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"error":"internal_error"}');
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(logged).toEqual([{ code: 'internal_error', cause: 'TypeError' }]);
});
