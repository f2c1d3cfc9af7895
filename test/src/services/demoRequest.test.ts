/** @jest-environment ./test/setup/browserEnvironment.ts */
import {
  ClientMissing,
  DemoRequestRejected,
  sendDemoRequest,
} from '../../../src/services/demoRequest';
import type { DemoRequest, FunctionsClientPort } from '../../../src/services/demoRequest';
import { demoRequest } from '../support/builders';

interface Call {
  name: string;
  body: DemoRequest;
  signal: AbortSignal;
}

type Respond = (signal: AbortSignal) => Promise<{ error: unknown }>;

function backend(respond: Respond = () => Promise.resolve({ error: null })) {
  const calls: Call[] = [];
  const client: FunctionsClientPort = {
    functions: {
      invoke(name, { body, signal }) {
        calls.push({ name, body, signal });
        return respond(signal);
      },
    },
  };
  return { calls, loadClient: () => Promise.resolve(client) };
}

/** The error that supabase-js reports for a status outside 200–299. */
function httpError(body: string, status = 400) {
  return Object.assign(new Error('Edge Function returned a non-2xx status code'), {
    context: new Response(body, { status }),
  });
}

const failingWith = (error: unknown) => backend(() => Promise.resolve({ error }));

/** Settles only when the call is aborted, as a fetch on a dead connection does. */
const silent: Respond = (signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ error: signal.reason }));
  });

async function reasonOf(sending: Promise<void>): Promise<unknown> {
  try {
    await sending;
  } catch (error) {
    return error;
  }
  throw new Error('The request was accepted.');
}

describe('sendDemoRequest', () => {
  it('calls send-contact-email once, with exactly what was typed', async () => {
    const { calls, loadClient } = backend();
    const request = demoRequest({ message: '  <b>à la lettre</b>\n' });
    await sendDemoRequest(request, loadClient);
    expect(calls.map(({ name, body }) => ({ name, body }))).toEqual([
      { name: 'send-contact-email', body: request },
    ]);
    expect(Object.keys(calls[0]?.body ?? {})).toEqual(['name', 'company', 'email', 'message']);
  });

  it.each([
    ['a failed fetch', new TypeError('Failed to fetch')],
    ['an error that is no Error', 'boom'],
    ['a context that is no Response', Object.assign(new Error('relay'), { context: {} })],
  ])('rethrows the error and does not retry: %s', async (_what, error) => {
    const { calls, loadClient } = failingWith(error);
    expect(await reasonOf(sendDemoRequest(demoRequest(), loadClient))).toBe(error);
    expect(calls).toHaveLength(1);
  });

  it('distinguishes a client that could not be loaded from a failed call', async () => {
    const cause = new Error('Loading chunk supabase failed.');
    const reason = await reasonOf(sendDemoRequest(demoRequest(), () => Promise.reject(cause)));
    expect(reason).toBeInstanceOf(ClientMissing);
    expect(reason).toMatchObject({ name: 'ClientMissing', cause });
  });
});

describe('a rejected request', () => {
  it('names the fields at fault and keeps its cause', async () => {
    const fields = { name: 'required', email: 'invalid_email' };
    const error = httpError(JSON.stringify({ error: 'invalid_fields', fields }));
    const reason = await reasonOf(sendDemoRequest(demoRequest(), failingWith(error).loadClient));
    expect(reason).toBeInstanceOf(DemoRequestRejected);
    expect(reason).toMatchObject({ name: 'DemoRequestRejected', fields, cause: error });
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
    const error = httpError(body);
    const reason = await reasonOf(sendDemoRequest(demoRequest(), failingWith(error).loadClient));
    expect(reason).toBe(error);
  });
});

describe('the time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const after = (delay: number, load: () => Promise<FunctionsClientPort>) => async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return load();
  };

  function watch(sending: Promise<void>) {
    const outcome = { reason: undefined as unknown };
    sending.catch((error: unknown) => (outcome.reason = error));
    return outcome;
  }

  it.each([0, 4_000])(
    'aborts a call 15 seconds after the click, not before, if the client took %i ms to load',
    async (delay) => {
      const { calls, loadClient } = backend(silent);
      const outcome = watch(sendDemoRequest(demoRequest(), after(delay, loadClient)));
      await jest.advanceTimersByTimeAsync(14_999);
      expect(calls[0]?.signal.aborted).toBe(false);
      expect(outcome.reason).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(outcome.reason).toMatchObject({ name: 'TimeoutError' });
      expect(calls).toHaveLength(1);
    },
  );

  it('stops waiting for the client after 5 seconds, and does not call later', async () => {
    const { calls, loadClient } = backend();
    const outcome = watch(sendDemoRequest(demoRequest(), after(6_000, loadClient)));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(outcome.reason).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.reason).toBeInstanceOf(ClientMissing);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
  });
});
