import { withDeadline, DeadlineError } from '../deadline.ts';

export type BoundedText =
  { readonly text: string } | { readonly error: 'body_too_large' | 'body_too_slow' | 'unreadable' };

/**
 * Reads a body. Stops when it exceeds `maxBytes`, whatever its Content-Length claims, and when it
 * takes too long, however steadily it trickles.
 *
 * @param body the stream of a request; null for a request without one
 * @param maxBytes greatest number of bytes accepted
 * @param maxMilliseconds greatest time for the whole body
 * @returns the text; or why there is none: `unreadable` when the stream breaks or is not UTF-8
 */
export async function readBoundedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  maxMilliseconds: number,
): Promise<BoundedText> {
  if (body === null) return { text: '' };
  const reader = body.getReader();
  try {
    return await withDeadline(readAll(reader, maxBytes), maxMilliseconds);
  } catch (error) {
    if (!(error instanceof DeadlineError)) return { error: 'unreadable' };
    // Not awaited: with a visitor who never finishes the body, this may never finish either.
    void reader.cancel().catch(() => undefined);
    return { error: 'body_too_slow' };
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<BoundedText> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return { error: 'body_too_large' };
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return { text: text + decoder.decode() };
}
