import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { demoRequest, PAGE } from '../../../support/builders';
import { startBackendBeforeAll } from '../../../support/backend-under-test';
import { eventually } from '../../../../support/eventually';

const backend = startBackendBeforeAll(() => ({}));

const MEGABYTE = 1024 * 1024;

const body = Buffer.from(JSON.stringify(demoRequest({ email: 'careless@exemple.fr' })));
const HEAD = [
  'POST /functions/v1/send-contact-email HTTP/1.1',
  'Host: localhost',
  `Origin: ${PAGE}`,
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '\r\n',
].join('\r\n');

/** Connects and sends the parts. */
async function send(...parts: (string | Buffer)[]): Promise<Socket> {
  const socket = connect(Number(new URL(backend.function.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return socket;
}

describe('a careless client', () => {
  // The function still responds to everybody else.
  afterEach(async () => {
    const response = await backend.post(demoRequest({ email: 'next@exemple.fr' }));
    expect(response.status).toBe(200);
  });

  test('that disconnects in the middle of the body leaves nothing stored', async () => {
    for (let n = 0; n < 5; n += 1) {
      const socket = await send(HEAD, body.subarray(0, body.length / 2));
      socket.destroy();
    }
    await backend.post(demoRequest({ email: 'other@exemple.fr' }));
    expect(await backend.emails()).toEqual(['other@exemple.fr']);
  });

  test('that disconnects before the response has its request stored and mailed once', async () => {
    const lock = await backend.lockRequests();
    const socket = await send(HEAD, body);
    await lock.untilAwaitedBy('submit_request');
    socket.destroy();
    await lock.unlock();
    await eventually(async () => expect(await backend.emails()).toEqual(['careless@exemple.fr']));
    await backend.settled();
    expect(await backend.messages()).toHaveLength(1);
  });
});

test('a body of 8 MB gets 413', async () => {
  const response = await backend.post('x'.repeat(8 * MEGABYTE));
  expect([response.status, await response.json()]).toEqual([413, { error: 'body_too_large' }]);
});
