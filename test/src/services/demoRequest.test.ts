/** @jest-environment ./test/setup/jsdomEnvironment.ts */
import {
  ClientMissing,
  DemoRequestRejected,
  sendDemoRequest,
  type FunctionsClientPort,
} from '#src/services/demoRequest.ts';
import { demoRequest } from '../../support/builders';

type Invoke = FunctionsClientPort['functions']['invoke'];

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

describe('sendDemoRequest', () => {
  it('calls send-contact-email once, with exactly what was typed', async () => {
    const { invoke, loadClient } = backend();
    const request = demoRequest({ message: '  <b>à la lettre</b>\n' });
    await sendDemoRequest(request, loadClient);
    expect(invoke.mock.calls).toEqual([
      ['send-contact-email', { body: request, signal: expect.anything() as unknown }],
    ]);
    const body = invoke.mock.calls[0]?.[1].body ?? {};
    expect(Object.keys(body)).toEqual(Object.keys(request));
  });

  it.each([
    ['a failed fetch', new TypeError('Failed to fetch')],
    ['an error that is not an Error', 'boom'],
    ['a context that is not a Response', Object.assign(new Error('relay'), { context: {} })],
  ])('rethrows the error and does not retry: %s', async (_what, error) => {
    const { invoke, loadClient } = failingWith(error);
    await expect(sendDemoRequest(demoRequest(), loadClient)).rejects.toBe(error);
    expect(invoke).toHaveBeenCalledTimes(1);
  });

  it('works in a browser without AbortSignal.timeout', async () => {
    const missing = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    const { invoke, loadClient } = backend();
    await sendDemoRequest(demoRequest(), loadClient);
    expect(invoke).toHaveBeenCalledTimes(1);
    missing.mockRestore();
  });

  it('distinguishes a client that could not be loaded from a failed call', async () => {
    const cause = new Error('Loading chunk supabase failed.');
    const sending = sendDemoRequest(demoRequest(), () => Promise.reject(cause));
    await expect(sending).rejects.toBeInstanceOf(ClientMissing);
    await expect(sending).rejects.toMatchObject({ name: 'ClientMissing', cause });
  });
});

describe('a rejected request', () => {
  /** Sends a request that is rejected with this body, in the error that supabase-js reports. */
  function sendRejected(body: string) {
    const cause = Object.assign(new Error('Edge Function returned a non-2xx status code'), {
      context: new Response(body, { status: 400 }),
    });
    return { cause, sending: sendDemoRequest(demoRequest(), failingWith(cause).loadClient) };
  }

  it('names the fields at fault and keeps its cause', async () => {
    const fields = { name: 'required', email: 'invalid_email' };
    const { cause, sending } = sendRejected(JSON.stringify({ error: 'invalid_fields', fields }));
    await expect(sending).rejects.toBeInstanceOf(DemoRequestRejected);
    await expect(sending).rejects.toMatchObject({ name: 'DemoRequestRejected', fields, cause });
  });

  it.each([
    ['message', demoRequest({ message: 'Bonjour.\n'.repeat(8_000) })],
    ['company', demoRequest({ company: 'Bonjour.\n'.repeat(8_000) })],
  ])('names its longest field when it is too large as a whole: %s', async (name, request) => {
    const cause = Object.assign(new Error('Edge Function returned a non-2xx status code'), {
      context: new Response('{"error":"body_too_large"}', { status: 413 }),
    });
    const sending = sendDemoRequest(request, failingWith(cause).loadClient);
    await expect(sending).rejects.toBeInstanceOf(DemoRequestRejected);
    await expect(sending).rejects.toMatchObject({ fields: { [name]: 'too_long' }, cause });
  });

  it.each([
    ['no fields', '{"error":"rate_limited"}'],
    ['fields that are null', '{"fields":null}'],
    ['fields that are text', '{"fields":"name"}'],
    ['null', 'null'],
    ['a number', '42'],
    ['HTML', '<!doctype html><title>502 Bad Gateway</title>'],
    ['nothing', ''],
  ])('is an ordinary error when its body has %s', async (_what, body) => {
    const { cause, sending } = sendRejected(body);
    await expect(sending).rejects.toBe(cause);
  });
});

describe('the time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const after = (delay: number, load: () => Promise<FunctionsClientPort>) => async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return load();
  };

  it.each([0, 4_000])(
    'aborts a call 15 seconds after the click, not before, if the client took %i ms to load',
    async (delay) => {
      const { invoke, loadClient } = backend(silent);
      const failed = jest.fn();
      sendDemoRequest(demoRequest(), after(delay, loadClient)).catch(failed);
      await jest.advanceTimersByTimeAsync(14_999);
      expect(invoke.mock.calls[0]?.[1].signal.aborted).toBe(false);
      expect(failed).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
      expect(invoke).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[string, Invoke]>([
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
    sendDemoRequest(demoRequest(), backend(respond).loadClient).catch(failed);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('stops waiting for the client after 5 seconds, and does not call later', async () => {
    const { invoke, loadClient } = backend();
    const failed = jest.fn();
    sendDemoRequest(demoRequest(), after(6_000, loadClient)).catch(failed);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.any(ClientMissing));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(invoke).not.toHaveBeenCalled();
  });
});
