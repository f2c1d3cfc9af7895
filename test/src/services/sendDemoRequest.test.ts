/** @jest-environment ./test/setup/jsdomEnvironment.ts */
import {
  ClientMissing,
  DemoRequestRejected,
  sendDemoRequest,
  type DemoRequestClient,
} from '#src/services/sendDemoRequest.ts';
import { sampleRequest } from '../../support/sampleRequest';

type Invoke = DemoRequestClient['functions']['invoke'];

function backend(respond: Invoke = () => Promise.resolve({ error: null })) {
  const invoke = jest.fn(respond);
  return { invoke, loadClient: () => Promise.resolve({ functions: { invoke } }) };
}

const failingWith = (error: unknown) => backend(() => Promise.resolve({ error }));

/** Settles only when the call is aborted, as a fetch on a dead connection does. */
const silent: Invoke = (_name, { signal }) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ error: signal.reason }));
  });

/** Sends a request; supabase-js reports this response in its error. */
function sendRejected(body: string, status = 400, request = sampleRequest()) {
  const context = new Response(body, { status });
  const cause = Object.assign(new Error('Edge Function returned a non-2xx status'), { context });
  return { cause, sending: sendDemoRequest(request, failingWith(cause).loadClient, {}) };
}

test('calls send-contact-email once, with exactly what was typed, and what led the visitor here as a header', async () => {
  const { invoke, loadClient } = backend();
  const body = sampleRequest({ message: '  <b>à la lettre</b>\n' });
  const headers = { 'x-came-from': 'utm_source=linkedin' };
  await sendDemoRequest(body, loadClient, headers);
  const options = { body, headers, signal: expect.anything() as unknown };
  expect(invoke.mock.calls).toEqual([['send-contact-email', options]]);
});

test.each([
  ['a failed fetch', new TypeError('Failed to fetch')],
  ['an error that is not an Error', 'boom'],
  ['a context that is not a Response', Object.assign(new Error('relay'), { context: {} })],
])('rethrows the error and does not retry: %s', async (_what, error) => {
  const { invoke, loadClient } = failingWith(error);
  await expect(sendDemoRequest(sampleRequest(), loadClient, {})).rejects.toBe(error);
  expect(invoke).toHaveBeenCalledTimes(1);
});

test('rejects a page of HTML, which a proxy or a host’s catch-all sends instead of the function', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const page = new Response('<p>Connexion', { headers });
  const { loadClient } = backend(() => Promise.resolve({ error: null, response: page }));
  await expect(sendDemoRequest(sampleRequest(), loadClient, {})).rejects.toThrow('A page came');
});

test('distinguishes a client that could not be loaded from a failed call', async () => {
  const cause = new Error('Loading chunk supabase failed.');
  const sending = sendDemoRequest(sampleRequest(), () => Promise.reject(cause), {});
  await expect(sending).rejects.toBeInstanceOf(ClientMissing);
  await expect(sending).rejects.toMatchObject({ cause });
});

test('names the fields that the function rejected, and keeps the cause', async () => {
  const fields = { name: 'required', email: 'invalid_email' };
  const { cause, sending } = sendRejected(JSON.stringify({ error: 'invalid_fields', fields }));
  await expect(sending).rejects.toBeInstanceOf(DemoRequestRejected);
  await expect(sending).rejects.toMatchObject({ fields, cause });
});

test.each(['message', 'company'])(
  'names the longest field of a request that is too large as a whole: %s',
  async (name) => {
    const request = sampleRequest({ [name]: 'Bonjour.\n'.repeat(8_000) });
    const { sending } = sendRejected('{"error":"body_too_large"}', 413, request);
    await expect(sending).rejects.toBeInstanceOf(DemoRequestRejected);
    await expect(sending).rejects.toMatchObject({ fields: { [name]: 'too_long' } });
  },
);

test.each(['{"error":"rate_limited"}', '{"fields":null}', '{"fields":"name"}', 'null', '<p>502'])(
  'rethrows an error whose body names no fields: « %s »',
  async (body) => {
    const { cause, sending } = sendRejected(body);
    await expect(sending).rejects.toBe(cause);
  },
);

describe('the time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const after = (delay: number, load: () => Promise<DemoRequestClient>) => async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return load();
  };

  test.each([0, 4_000])(
    'aborts a call 15 seconds after the click, not before, if the client took %i ms to load',
    async (delay) => {
      const { invoke, loadClient } = backend(silent);
      const failed = jest.fn();
      sendDemoRequest(sampleRequest(), after(delay, loadClient), {}).catch(failed);
      await jest.advanceTimersByTimeAsync(14_999);
      expect(invoke.mock.calls[0]?.[1].signal.aborted).toBe(false);
      expect(failed).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
      expect(invoke).toHaveBeenCalledTimes(1);
    },
  );

  test.each<[string, Invoke]>([
    ['the client, which refreshes a session first', () => new Promise(() => undefined)],
    [
      'the end of an error’s body',
      () => {
        const context = new Response(new ReadableStream(), { status: 422 });
        return Promise.resolve({ error: Object.assign(new Error('422'), { context }) });
      },
    ],
  ])('ends the wait for %s', async (_what, respond) => {
    const failed = jest.fn();
    sendDemoRequest(sampleRequest(), backend(respond).loadClient, {}).catch(failed);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'DeadlineError' }));
  });

  test('stops waiting for the client after 5 seconds, and does not call later', async () => {
    const { invoke, loadClient } = backend();
    const failed = jest.fn();
    sendDemoRequest(sampleRequest(), after(6_000, loadClient), {}).catch(failed);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.any(ClientMissing));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(invoke).not.toHaveBeenCalled();
  });
});
