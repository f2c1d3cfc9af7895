import { contact } from '../content/sections/contact';

const FUNCTION_NAME = 'send-contact-email';

/** Longest wait for a response, including the client's download. */
export const TIME_LIMIT_MS = 15_000;

/** Longest wait for the client's download: after that, a native post is faster. */
const CLIENT_LIMIT_MS = 5_000;

export type DemoRequestField = keyof typeof contact.fields;

/** In display order. */
export const fieldNames = Object.keys(contact.fields) as DemoRequestField[];

/** The text of each visible field of the form. */
export type DemoRequest = Record<DemoRequestField, string>;

/** All fields of the form: those of the request, and the honeypot. */
export interface DemoRequestForm extends DemoRequest {
  website: string;
}

export type SentRequest = DemoRequest & Partial<DemoRequestForm>;

/** Drops the empty honeypot: the specification's request has the visible fields only. */
export function toSentRequest({ website, ...request }: DemoRequestForm): SentRequest {
  return website ? { ...request, website } : request;
}

/** The part of the Supabase client that a demo request needs. */
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
export async function sendDemoRequest(
  request: SentRequest,
  loadClient: () => Promise<FunctionsClientPort>,
): Promise<void> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const client = await Promise.race([
    loadClient(),
    rejectOnAbort(AbortSignal.timeout(CLIENT_LIMIT_MS)),
  ]).catch((cause: unknown) => {
    throw new ClientMissing(cause);
  });
  const { error } = await client.functions.invoke(FUNCTION_NAME, { body: request, signal });
  if (error) throw await explain(error);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** supabase-js keeps the response in `context`. The body of a rejection names the fields. */
async function explain(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('context' in error)) return error;
  if (!(error.context instanceof Response)) return error;
  const body = await readJson(error.context);
  return hasFields(body) ? new DemoRequestRejected(body.fields, error) : error;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function hasFields(body: unknown): body is { fields: Partial<Record<DemoRequestField, string>> } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'fields' in body &&
    typeof body.fields === 'object' &&
    body.fields !== null
  );
}
