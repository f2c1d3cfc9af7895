import {
  FIELD_NAMES,
  FUNCTION_NAME,
  HONEYPOT_FIELD,
  type DemoRequestField,
} from '../../supabase/functions/_shared/contract';

/** Longest wait for a response, including the client's download and session. */
export const TIME_LIMIT_MS = 15_000;

/** Longest wait for the client's download: after that, a native post is faster. */
const CLIENT_LIMIT_MS = 5_000;

const CONTENT_TOO_LARGE = 413;

/** The text of each visible field of the form. */
export type DemoRequest = Record<DemoRequestField, string>;

/** All fields of the form: those of the request, and the honeypot. */
export type DemoRequestForm = DemoRequest & Record<typeof HONEYPOT_FIELD, string>;

export type SentRequest = DemoRequest & Partial<DemoRequestForm>;

/** Drops the empty honeypot: a request has the visible fields only. */
export function dropEmptyHoneypot(form: DemoRequestForm): SentRequest {
  const { [HONEYPOT_FIELD]: honeypot, ...request } = form;
  return honeypot ? form : request;
}

export interface FunctionsClientPort {
  functions: {
    invoke(
      name: string,
      options: { body: SentRequest; signal: AbortSignal },
    ): Promise<{ error: unknown }>;
  };
}

/** The function rejected fields of the request; each has the function's stable error code. */
export class DemoRequestRejected extends Error {
  constructor(
    readonly fields: Partial<Record<DemoRequestField, string>>,
    cause: unknown,
  ) {
    super('The demo request was rejected.', { cause });
    this.name = 'DemoRequestRejected';
  }
}

/** The client could not be loaded. Nothing was sent. */
export class ClientMissing extends Error {
  constructor(cause: unknown) {
    super('The client could not be loaded.', { cause });
    this.name = 'ClientMissing';
  }
}

/**
 * Sends one demo request, without retry. Resolves once the function has accepted it.
 *
 * @throws DemoRequestRejected when fields are invalid; ClientMissing when nothing was sent;
 *   otherwise the underlying error: offline, server failure, or no response within 15 s
 */
export function sendDemoRequest(
  request: SentRequest,
  loadClient: () => Promise<FunctionsClientPort>,
): Promise<void> {
  return limitTime(TIME_LIMIT_MS, async (signal) => {
    const client = await limitTime(CLIENT_LIMIT_MS, loadClient).catch((cause: unknown) => {
      throw new ClientMissing(cause);
    });
    const { error } = await client.functions.invoke(FUNCTION_NAME, { body: request, signal });
    if (error) throw await explain(error, request);
  });
}

/**
 * Rejects when `work` takes longer than `limit` milliseconds, whatever `work` does with the signal:
 * before it calls `fetch`, the client may wait for a session to be refreshed.
 * Not with AbortSignal.timeout, which Safari has since version 16 only.
 */
function limitTime<Result>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const call = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new DOMException(`No response within ${limit} ms.`, 'TimeoutError');
      reject(error);
      call.abort(error);
    }, limit);
    void work(call.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** What the function responds; anything else may have responded instead. */
interface RejectionBody {
  fields?: Partial<Record<DemoRequestField, string>>;
}

/** supabase-js keeps the response in `context`. The body of a rejection names the fields. */
async function explain(error: unknown, request: SentRequest): Promise<unknown> {
  if (!(error instanceof Error) || !('context' in error)) return error;
  if (!(error.context instanceof Response)) return error;
  if (error.context.status === CONTENT_TOO_LARGE) {
    return new DemoRequestRejected({ [findLongestField(request)]: 'too_long' }, error);
  }
  const body = (await error.context.json().catch(() => null)) as RejectionBody | null;
  const fields = body?.fields;
  return fields && typeof fields === 'object' ? new DemoRequestRejected(fields, error) : error;
}

/** The function refuses to read a body that only a field far over its limit makes so large. */
function findLongestField(request: SentRequest): DemoRequestField {
  return FIELD_NAMES.reduce((longest, name) =>
    request[name].length > request[longest].length ? name : longest,
  );
}
