import type { contact } from '../content/sections/contact';

const FUNCTION_NAME = 'send-contact-email';

/** How long a visitor waits for an answer at most, the download of the client included. */
export const TIME_LIMIT_MS = 15_000;

/** After that the browser alone posts the form sooner than the client could. */
const CLIENT_LIMIT_MS = 5_000;

export type DemoRequestField = keyof typeof contact.fields;

/** What a visitor asks: the text of each field of the form. */
export type DemoRequest = Record<DemoRequestField, string>;

/** What the form holds: the request, and the trap that only a program fills in. */
export interface DemoRequestForm extends DemoRequest {
  website: string;
}

export type SentRequest = DemoRequest & Partial<DemoRequestForm>;

/** The trap is sent only when it is filled: a person's request is the fields that a person sees. */
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

/** The function refused the request: for each field at fault, the function's stable code. */
export class DemoRequestRefused extends Error {
  constructor(
    readonly fields: Partial<Record<DemoRequestField, string>>,
    cause: unknown,
  ) {
    super('The demo request was refused.', { cause });
    this.name = 'DemoRequestRefused';
  }
}

/** The client's own code did not come, so that nothing was sent. */
export class ClientMissing extends Error {
  constructor(cause: unknown) {
    super('The client could not be loaded.', { cause });
    this.name = 'ClientMissing';
  }
}

/**
 * Sends one demo request, with one call and no retry; over once the function has accepted it.
 *
 * @throws DemoRequestRefused when fields are at fault, ClientMissing before any call; otherwise the
 *   underlying error: offline, server failure, or no answer in 15 s
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

/** supabase-js keeps the function's answer in `context`; a refusal's body names the fields. */
async function explain(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('context' in error)) return error;
  if (!(error.context instanceof Response)) return error;
  const body = await readJson(error.context);
  return hasFields(body) ? new DemoRequestRefused(body.fields, error) : error;
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
