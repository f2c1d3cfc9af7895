import { connect, type Socket } from 'node:net';
import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from '../function/backend-under-test';
import { eventually } from '../function/eventually';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({});
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

// The function still responds to everybody else.
afterEach(async () => {
  const response = await backend.post(demoRequest({ email: 'next@exemple.fr' }));
  expect(response.status).toBe(200);
});

const headWith = (...headers: string[]) =>
  [
    'POST /functions/v1/send-contact-email HTTP/1.1',
    'Host: localhost',
    `Origin: ${PAGE}`,
    'Content-Type: application/json',
    ...headers,
    '\r\n',
  ].join('\r\n');

const headOf = (length: number) => headWith(`Content-Length: ${length}`);

async function open(): Promise<Socket> {
  const socket = connect(backend.function.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

function responseOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (received.includes('\r\n\r\n')) resolve(received);
    });
    socket.on('close', () => resolve(received));
  });
}

const body = Buffer.from(JSON.stringify(demoRequest({ email: 'careless@exemple.fr' })));

test('stores nothing of a client that disconnects in the middle of the body', async () => {
  for (let n = 0; n < 20; n += 1) {
    const socket = await open();
    socket.write(headOf(body.length));
    socket.write(body.subarray(0, body.length / 2));
    socket.destroy();
  }
  await backend.post(demoRequest({ email: 'other@exemple.fr' }));
  expect((await backend.rows()).map(({ email }) => email)).toEqual(['other@exemple.fr']);
});

test('keeps and mails once the request of a client that disconnects before the response', async () => {
  const locker = await backend.sql.reserve();
  await locker`begin`;
  await locker`lock table contact.requests in share row exclusive mode`;
  const socket = await open();
  socket.write(headOf(body.length));
  socket.write(body);
  await eventually(async () => {
    const waiting = await backend.sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%submit_request%'`;
    expect(waiting).toHaveLength(1);
  });
  socket.destroy();
  await locker`rollback`;
  locker.release();
  await eventually(async () => {
    expect((await backend.rows()).map(({ email }) => email)).toEqual(['careless@exemple.fr']);
  });
  await backend.settled();
  expect(await backend.messages()).toHaveLength(1);
});

test('gives 408 for a body that trickles, and for one shorter than promised', async () => {
  const started = Date.now();
  const [trickling, promising] = [await open(), await open()];
  const responses = Promise.all([responseOf(trickling), responseOf(promising)]);
  trickling.write(headOf(60_000));
  const trickle = setInterval(() => trickling.write(' '), 100);
  promising.write(headOf(body.length + 1_000));
  promising.write(body);
  for (const response of await responses) {
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('body_too_slow');
  }
  clearInterval(trickle);
  expect(Date.now() - started).toBeLessThan(30_000);
  trickling.destroy();
  promising.destroy();
  expect(await backend.rows()).toEqual([]);
});

test('rejects 3 MB without reading them, announced or not', async () => {
  const announced = await open();
  const response = responseOf(announced);
  announced.write(headOf(3_000_000));
  announced.write(Buffer.alloc(200_000, ' '));
  expect(await response).toMatch(/^HTTP\/1\.1 413 /);
  announced.destroy();
  const unannounced = await fetch(backend.function.url, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': 'application/json' },
    body: new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(3_000_000).fill(0x20));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  expect(unannounced.status).toBe(413);
  expect(await backend.rows()).toEqual([]);
});

const CHUNKED = 'Transfer-Encoding: chunked';

test.each([
  ['cut by a Content-Length too small', headOf(10), body, /^HTTP\/1\.1 400 /],
  ['with two lengths', headWith('Content-Length: 10', CHUNKED), '0\r\n\r\n', /^HTTP\/1\.1 [45]/],
  [
    'too large in chunks',
    headWith(CHUNKED),
    `10001\r\n${' '.repeat(65_537)}\r\n`,
    / 413 .*Allow-Origin: /s,
  ],
])('a body %s is rejected', async (_label, head, bytes, expected) => {
  const socket = await open();
  const response = responseOf(socket);
  socket.write(head);
  socket.write(bytes);
  expect(await response).toMatch(expected);
  socket.destroy();
  expect(await backend.rows()).toEqual([]);
});
