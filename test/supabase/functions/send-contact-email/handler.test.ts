import { HONEYPOT_FIELD } from '#supabase/functions/_shared/contract.ts';
import { sampleRequest } from '../../../support/sampleRequest';
import { FUNCTION_URL, PAGE, post } from '../../support/requests';
import { send } from '../../support/handler-under-test';

const VALID = JSON.stringify(sampleRequest({}));
/** How many spaces are missing to 64 KB. */
const ROOM = 64 * 1024 - Buffer.byteLength(VALID);

test.each([
  ['/send-contact-email', 200],
  ['/functions/v1/send-contact-email', 200],
  ['/', 404],
  ['/send-contact-emails', 404],
])('the path %s gives %d', async (path, status) => {
  const response = await send(post(VALID, {}, `https://p.example${path}`));
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
});

test.each([
  ['Application/JSON ;charset=UTF-8', 200],
  ['text/plain', 415],
  ['application/json-seq', 415],
  ['', 415],
])('content type %j gives %d', async (type, status) => {
  expect((await send(post(VALID, { 'content-type': type }))).status).toBe(status);
});

test.each([
  ['half an object', '{"name":', 400, { error: 'invalid_body' }],
  ['null', 'null', 400, { error: 'invalid_body' }],
  ['a list', '[]', 422, { error: 'invalid_fields', fields: { name: 'required' } }],
  ['fields of a prototype', `{"__proto__":${VALID}}`, 422, { error: 'invalid_fields' }],
  ['64 KB and a byte', VALID + ' '.repeat(ROOM + 1), 413, { error: 'body_too_large' }],
  ['64 KB', VALID + ' '.repeat(ROOM), 200, {}],
])('accepts or rejects a body of %s', async (_label, text, status, body) => {
  const response = await send(post(text));
  expect(response).toMatchObject({ status, body });
  expect(response.submissions).toHaveLength(status === 200 ? 1 : 0);
});

test.each([
  [null, false],
  [[], true],
])('suspects the honeypot %j of a program: %p', async (value, isSuspected) => {
  const body = JSON.stringify({ ...sampleRequest({}), [HONEYPOT_FIELD]: value });
  expect((await send(post(body))).submissions).toMatchObject([{ isSuspected }]);
});

test.each(['GET', 'PUT'])('rejects %s', async (method) => {
  const request = new Request(FUNCTION_URL, { method, headers: { origin: PAGE } });
  const { status, headers } = await send(request);
  expect([status, headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
  expect(headers.get('access-control-allow-origin')).toBe(PAGE);
});

test.each(['', '/follow-up'])('lets the page call %s with its headers', async (route) => {
  const preflight = { method: 'OPTIONS', headers: { origin: PAGE } };
  const { status, headers } = await send(new Request(FUNCTION_URL + route, preflight));
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    vary: 'Origin',
    'access-control-allow-origin': PAGE,
    'access-control-allow-methods': 'OPTIONS, POST',
    'access-control-allow-headers':
      'authorization, x-client-info, apikey, content-type, x-came-from',
  });
});

test.each(['https://evil.example', `${PAGE}.evil.example`, 'null'])(
  'rejects origin %s, without letting it read the response',
  async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const request = new Request(FUNCTION_URL, { method, headers: { origin } });
      const { status, body, headers } = await send(request);
      expect({ status, body }).toEqual({ status: 403, body: { error: 'origin_not_allowed' } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toBe('Origin');
    }
  },
);

test('gives 500 and logs no message for an unexpected error', async () => {
  const request = post('{}');
  jest.spyOn(request, 'body', 'get').mockImplementation(() => {
    throw new TypeError('secret');
  });
  const response = await send(request);
  expect(response).toMatchObject({ status: 500, body: { error: 'internal_error' } });
  expect(response.logged).toEqual([{ code: 'internal_error', cause: 'TypeError' }]);
});
