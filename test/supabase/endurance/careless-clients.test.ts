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

// The function still answers everybody else.
afterEach(async () => {
  const response = await backend.post(demoRequest({ email: 'next@exemple.fr' }));
  expect(response.status).toBe(200);
});

const headOf = (length: number) =>
  [
    'POST /functions/v1/send-contact-email HTTP/1.1',
    'Host: localhost',
    `Origin: ${PAGE}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

async function open(): Promise<Socket> {
  const socket = connect(backend.function.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

function answerOf(socket: Socket): Promise<string> {
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

test('one who goes away in the middle of the body leaves nothing', async () => {
  for (let n = 0; n < 20; n += 1) {
    const socket = await open();
    socket.write(headOf(body.length));
    socket.write(body.subarray(0, body.length / 2));
    socket.destroy();
  }
  await backend.post(demoRequest({ email: 'other@exemple.fr' }));
  expect((await backend.rows()).map(({ email }) => email)).toEqual(['other@exemple.fr']);
});

test('one who goes away before the answer is a lead all the same, mailed once', async () => {
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

test('one whose body trickles, and one who promises more than he sends, hear 408', async () => {
  const started = Date.now();
  const [trickling, promising] = [await open(), await open()];
  const answers = Promise.all([answerOf(trickling), answerOf(promising)]);
  trickling.write(headOf(60_000));
  const trickle = setInterval(() => trickling.write(' '), 100);
  promising.write(headOf(body.length + 1_000));
  promising.write(body);
  for (const answer of await answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('body_too_slow');
  }
  clearInterval(trickle);
  expect(Date.now() - started).toBeLessThan(30_000);
  trickling.destroy();
  promising.destroy();
  expect(await backend.rows()).toEqual([]);
});

test('3 MB are refused without being read, announced or not', async () => {
  const announced = await open();
  const answer = answerOf(announced);
  announced.write(headOf(3_000_000));
  announced.write(Buffer.alloc(200_000, ' '));
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
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

test('a body cut by a Content-Length too small is refused', async () => {
  const socket = await open();
  const answer = answerOf(socket);
  socket.write(headOf(10));
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
  expect(await backend.rows()).toEqual([]);
});
