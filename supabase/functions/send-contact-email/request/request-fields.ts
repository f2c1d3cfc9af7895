import type { ErrorResponse } from '../error-response.ts';
import { readBoundedText } from './body.ts';

/** How a demo request is sent: by the page's script, or by the browser's own form post. */
export type BodyKind = 'json' | 'form';

/**
 * The fields of a request's body, none of them checked yet. A map has no inherited properties: a field named
 * `constructor` or `__proto__` is one like any other.
 */
export type RequestFields = ReadonlyMap<string, unknown>;

const KINDS: ReadonlyMap<string, BodyKind> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

const MAX_BODY_BYTES = 64 * 1024;

/** Enough for 64 KB over a bad mobile connection. */
const MAX_BODY_MILLISECONDS = 10_000;

// URL-encoding triples a byte of text: the same message must fit in both kinds.
const MAX_BYTES: Readonly<Record<BodyKind, number>> = {
  json: MAX_BODY_BYTES,
  form: 3 * MAX_BODY_BYTES,
};

/** The kind of a body, from its Content-Type; undefined for a media type that is not accepted. */
export function bodyKindOf(headers: Headers): BodyKind | undefined {
  return KINDS.get(headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '');
}

/**
 * Whether a person sees the response in a tab: the browser itself asks for a document. What a page's
 * script calls, or another program, gets JSON.
 */
export function isShownInTab(headers: Headers): boolean {
  const acceptsHtml = headers.get('accept')?.includes('text/html') ?? false;
  return acceptsHtml && bodyKindOf(headers) !== 'json';
}

/** Reads the fields of a request's body. */
export async function readFields(
  request: Request,
  kind: BodyKind,
): Promise<ErrorResponse | { readonly fields: RequestFields }> {
  const body = await readBoundedText(request.body, MAX_BYTES[kind], MAX_BODY_MILLISECONDS);
  if ('error' in body) return body;
  // When a name occurs twice, the last value counts, in JSON and in a form.
  const fields = kind === 'json' ? parseJson(body.text) : new Map(new URLSearchParams(body.text));
  return fields ? { fields } : { error: 'invalid_body' };
}

/** @returns undefined when the text is not JSON, or has no fields */
function parseJson(text: string): RequestFields | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null;
    return isObject ? new Map(Object.entries(parsed)) : undefined;
  } catch {
    return undefined;
  }
}
