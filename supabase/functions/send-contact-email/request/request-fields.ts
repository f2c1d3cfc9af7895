import { readBoundedText } from './body.ts';
import type { BodyKind } from './media-type.ts';
import type { Refusal, RefusalCode } from './outcome.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** How long a visitor's body may take to arrive: enough for 64 KB over a bad mobile connection. */
const MAX_BODY_MILLISECONDS = 10_000;

// Urlencoded, a byte of text takes up to three bytes: the same message must fit in both kinds.
const MAX_BYTES: Readonly<Record<BodyKind, number>> = {
  json: MAX_BODY_BYTES,
  form: 3 * MAX_BODY_BYTES,
};

const UNREADABLE: Readonly<Record<BodyKind, RefusalCode>> = {
  json: 'invalid_json',
  form: 'invalid_body',
};

/** Reads a request's body as an object of fields, none of them checked yet. */
export async function readFields(
  request: Request,
  kind: BodyKind,
): Promise<Refusal | { readonly fields: object }> {
  const body = await readBoundedText(request.body, MAX_BYTES[kind], MAX_BODY_MILLISECONDS);
  if (body.outcome === 'too_large') return { error: 'body_too_large' };
  if (body.outcome === 'too_slow') return { error: 'body_too_slow' };
  if (body.outcome === 'unreadable') return { error: UNREADABLE[kind] };
  const fields = kind === 'json' ? parseJson(body.text) : parseForm(body.text);
  return typeof fields === 'object' && fields !== null ? { fields } : { error: UNREADABLE[kind] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of a name that occurs twice the last value counts, as in JSON. */
function parseForm(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
