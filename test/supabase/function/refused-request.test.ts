import { connect } from 'node:net';
import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from './backend-under-test';

jest.setTimeout(30_000);

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({});
});
afterAll(() => backend.stop());

afterEach(async () => {
  expect(await backend.rows()).toEqual([]);
  expect(await backend.messages()).toEqual([]);
});

/** Sends bytes as they are and gives the answer. */
function sendRaw(head: readonly string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(backend.function.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (received.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

const HEAD = [
  'POST /functions/v1/send-contact-email HTTP/1.1',
  'Host: localhost',
  `Origin: ${PAGE}`,
  'Content-Type: application/json',
];

const tooLarge = () => JSON.stringify(demoRequest({})).padEnd(64 * 1024 + 1);

test.each([
  ['invalid fields', { email: 'x' }, 422, { name: 'required', email: 'invalid_email' }],
  ['wrong types', { name: 1, company: [], email: {}, message: null }, 422, { name: 'wrong_type' }],
  ['a NUL', demoRequest({ name: 'a\0b' }), 422, { name: 'forbidden_character' }],
  [
    'half a surrogate pair',
    demoRequest({ message: '\uD800' }),
    422,
    { message: 'forbidden_character' },
  ],
  ['a name too long', demoRequest({ name: 'n'.repeat(201) }), 422, { name: 'too_long' }],
])('%s', async (_label, body, status, fields) => {
  const response = await backend.post(body);
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toMatchObject({ error: 'invalid_fields', fields });
});

test('bad JSON', async () => {
  const response = await backend.post('{"name":');
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toEqual({ error: 'invalid_json' });
});

test('another content type', async () => {
  const response = await backend.post('name=a', {
    'content-type': 'text/plain',
  });
  expect(response.status).toBe(415);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toEqual({ error: 'unsupported_media_type' });
});

test('another method', async () => {
  const response = await fetch(backend.function.url, { headers: { origin: PAGE } });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('OPTIONS, POST');
  expect(await response.json()).toEqual({ error: 'method_not_allowed' });
});

test('another origin, and its preflight', async () => {
  for (const method of ['POST', 'OPTIONS']) {
    const response = await fetch(backend.function.url, {
      method,
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toContain('Origin');
    expect(await response.json()).toEqual({ error: 'origin_not_allowed' });
  }
});

test('another path', async () => {
  const response = await fetch(`${backend.function.origin}/`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'not_found' });
});

test('a body of 64 KB and a byte', async () => {
  const response = await backend.post(tooLarge());
  expect(response.status).toBe(413);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toEqual({ error: 'body_too_large' });
});

test('a body of 3 MB', async () => {
  expect((await backend.post('x'.repeat(3_000_000))).status).toBe(413);
});

test('a body of 64 KB and a byte in chunks, without a Content-Length', async () => {
  const body = tooLarge();
  const chunks = body.match(/[^]{1,10000}/g) ?? [];
  const chunked = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  const answer = await sendRaw([...HEAD, 'Transfer-Encoding: chunked'], `${chunked}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('body_too_large');
});

test('a body longer than its Content-Length is cut there', async () => {
  const answer = await sendRaw([...HEAD, 'Content-Length: 10'], tooLarge());
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('two lengths that contradict each other', async () => {
  const answer = await sendRaw(
    [...HEAD, 'Content-Length: 10', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
  );
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
});
