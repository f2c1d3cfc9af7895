import {
  FIELD_NAMES,
  FUNCTION_NAME,
  type DemoRequestField,
  type HONEYPOT_FIELD,
} from '../../supabase/functions/_shared/contract';
import { withDeadline } from '../../supabase/functions/_shared/deadline';

/** Longest wait for a response, including the client's download and session. */
export const TIME_LIMIT_MS = 15_000;

/** Longest wait for the client's download: after that, a native post is faster. */
const CLIENT_LIMIT_MS = 5_000;

const CONTENT_TOO_LARGE = 413;

/** The text of each field of the form, and of its honeypot if that was filled in. */
export type DemoRequest = Record<DemoRequestField, string> &
  Partial<Record<typeof HONEYPOT_FIELD, string>>;

/** The part of supabase-js's client that sends. */
export interface DemoRequestClient {
  functions: {
    invoke(
      name: string,
      options: { body: DemoRequest; signal: AbortSignal; headers: Record<string, string> },
    ): Promise<{ error: unknown; response?: Response | undefined }>;
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
 * @param attribution headers that say what led the visitor to the page
 * @throws DemoRequestRejected when fields are invalid; ClientMissing when nothing was sent;
 *   otherwise the underlying error: offline, server failure, a page of HTML instead of the
 *   function's response, or no response within 15 s
 */
export async function sendDemoRequest(
  request: DemoRequest,
  loadClient: () => Promise<DemoRequestClient>,
  attribution: Record<string, string>,
): Promise<void> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  // The signal alone would not do: before it calls `fetch`, the client may wait for a session.
  await withDeadline(send(request, loadClient, attribution, signal), TIME_LIMIT_MS);
}

async function send(
  request: DemoRequest,
  loadClient: () => Promise<DemoRequestClient>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const client = await withDeadline(loadClient(), CLIENT_LIMIT_MS).catch((cause: unknown) => {
    throw new ClientMissing(cause);
  });
  const { error, response } = await client.functions.invoke(FUNCTION_NAME, {
    body: request,
    headers,
    signal,
  });
  if (error) throw await toRejection(error, request);
  // A filtering proxy, or a host that serves a page at every path: the function has seen nothing.
  if (response?.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error('A page came instead of the function’s response.');
  }
}

/** What the function responds; anything else may have responded instead. */
interface RejectionBody {
  fields?: Partial<Record<DemoRequestField, string>>;
}

/** supabase-js keeps the response in `context`. The body of a rejection names the fields. */
async function toRejection(error: unknown, request: DemoRequest): Promise<unknown> {
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
function findLongestField(request: DemoRequest): DemoRequestField {
  return FIELD_NAMES.reduce((longest, name) =>
    request[name].length > request[longest].length ? name : longest,
  );
}
