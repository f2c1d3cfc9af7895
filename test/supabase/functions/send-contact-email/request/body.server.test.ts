import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { demoRequest, PAGE } from '../../../support/builders';
import { startBackendBeforeAll } from '../../../support/backend-under-test';
import { eventually } from '../../../../support/eventually';
import { startBeforeAll } from '../../../../support/startBeforeAll';
import { startScriptedMailServer } from '../../../support/scripted-mail-server';

const mailServer = startBeforeAll(() => startScriptedMailServer());
const backend = startBackendBeforeAll(() => ({
  SMTP_URL: mailServer.url,
  MAIL_CEILING_PER_HOUR: '100000',
  RATE_LIMIT_PER_HOUR: '100000',
}));
beforeEach(() => mailServer.received.splice(0));

const MEGABYTE = 1024 * 1024;

const headWith = (...headers: string[]) =>
  [
    'POST /functions/v1/send-contact-email HTTP/1.1',
    'Host: localhost',
    `Origin: ${PAGE}`,
    'Content-Type: application/json',
    ...headers,
    '\r\n',
  ].join('\r\n');

const CHUNKED = 'Transfer-Encoding: chunked';

const headOf = (length: number) => headWith(`Content-Length: ${length}`);

/** Connects and sends the parts. */
async function send(...parts: (string | Buffer)[]): Promise<Socket> {
  const socket = connect(Number(new URL(backend.function.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return socket;
}

/** Resolves with the response's head, and disconnects. */
async function responseTo(socket: Socket): Promise<string> {
  let received = '';
  for await (const chunk of socket) {
    received += String(chunk);
    if (received.includes('\r\n\r\n')) break;
  }
  return received;
}

const body = Buffer.from(JSON.stringify(demoRequest({ email: 'careless@exemple.fr' })));

/** The status lines that slow bodies get. The function takes ten seconds: other tests run meanwhile. */
let slowResponses: Promise<string[]>;
beforeAll(async () => {
  const trickling = await send(headOf(60_000));
  const trickle = setInterval(() => trickling.write(' '), 100);
  const tooShort = await send(headOf(body.length + 1_000), body);
  const tooLarge = await send(headOf(3_000_000), ' '.repeat(200_000));
  slowResponses = Promise.all([trickling, tooShort, tooLarge].map(responseTo));
  void slowResponses.finally(() => clearInterval(trickle));
});

describe('a careless client', () => {
  // The function still responds to everybody else.
  afterEach(async () => {
    const response = await backend.post(demoRequest({ email: 'next@exemple.fr' }));
    expect(response.status).toBe(200);
  });

  test('that disconnects in the middle of the body leaves nothing stored', async () => {
    for (let n = 0; n < 20; n += 1) {
      const socket = await send(headOf(body.length), body.subarray(0, body.length / 2));
      socket.destroy();
    }
    await backend.post(demoRequest({ email: 'other@exemple.fr' }));
    expect(await backend.emails()).toEqual(['other@exemple.fr']);
  });

  test('that disconnects before the response has its request stored and mailed once', async () => {
    const lock = await backend.lockRequests();
    const socket = await send(headOf(body.length), body);
    await lock.untilAwaitedBy('submit_request');
    socket.destroy();
    await lock.unlock();
    await eventually(async () => expect(await backend.emails()).toEqual(['careless@exemple.fr']));
    await backend.settled();
    expect(mailServer.received).toHaveLength(1);
  });

  const OVERSIZED = `10001\r\n${' '.repeat(65_537)}\r\n0\r\n\r\n`;

  test.each([
    ['a Content-Length too small', headOf(10), body, /^HTTP\/1\.1 400 /],
    ['two lengths', headWith('Content-Length: 10', CHUNKED), '0\r\n\r\n', /^HTTP\/1\.1 [45]/],
    ['too large a body, unannounced', headWith(CHUNKED), OVERSIZED, / 413 .*allow-origin: /is],
  ])('that sends %s is rejected', async (_label, head, bytes, expected) => {
    expect(await responseTo(await send(head, bytes))).toMatch(expected);
    expect(await backend.rows()).toEqual([]);
  });

  test('whose body never ends is disconnected', async () => {
    const socket = await send(headWith(CHUNKED));
    function* endless() {
      for (;;) yield `10000\r\n${' '.repeat(65_536)}\r\n`;
    }
    await expect(pipeline(endless, socket)).rejects.toThrow(/EPIPE|ECONNRESET|close/);
    // The 8 MB that the function reads, and what the system buffers.
    expect(socket.bytesWritten).toBeLessThan(32 * MEGABYTE);
  });
});

test('a body of up to 8 MB always gets 413', async () => {
  for (let n = 0; n < 3; n += 1) {
    const responses = await Promise.all(
      [0.07, 0.5, 1, 2, 4, 8].map(async (megabytes) => {
        const response = await backend.post('x'.repeat(megabytes * MEGABYTE));
        return [response.status, await response.json()] as const;
      }),
    );
    expect(responses).toEqual(responses.map(() => [413, { error: 'body_too_large' }]));
  }
});

test('a body that trickles, or is shorter than announced, gets 408, or 413 if already too large', async () => {
  const statusLines = (await slowResponses).map((response) => response.slice(0, 12));
  expect(statusLines).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408', 'HTTP/1.1 413']);
  expect(await backend.rows()).toEqual([]);
});
