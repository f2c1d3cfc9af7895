import { DeadlineError, withDeadline } from '../../_shared/deadline.ts';

export type BoundedText =
  | { readonly text: string }
  | { readonly error: 'body_too_large' | 'body_too_slow' | 'invalid_body' };

/**
 * Reads a body. It is read to its end even when it exceeds `maxBytes`: the server resets a connection
 * with unread bytes, and the response is lost. Reading ends when it takes too long.
 *
 * @param body the stream of a request; null for a request without one
 * @param maxBytes greatest number of bytes accepted
 * @param maxMilliseconds greatest time for the whole body
 * @returns the text; or why there is none: `invalid_body` when the stream breaks or is not UTF-8
 */
export async function readBoundedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  maxMilliseconds: number,
): Promise<BoundedText> {
  if (body === null) return { text: '' };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;

  async function readAll(): Promise<void> {
    for (;;) {
      const chunk = await reader.read();
      if (chunk.done) return;
      size += chunk.value.byteLength;
      if (size <= maxBytes) chunks.push(chunk.value);
    }
  }

  try {
    await withDeadline(readAll(), maxMilliseconds);
    if (size > maxBytes) return { error: 'body_too_large' };
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const texts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
    return { text: texts.join('') + decoder.decode() };
  } catch (error) {
    if (!(error instanceof DeadlineError)) return { error: 'invalid_body' };
    return { error: size > maxBytes ? 'body_too_large' : 'body_too_slow' };
  } finally {
    // Nothing waits for this: if a visitor never finishes the body, it may never finish either.
    void reader.cancel().catch(() => undefined);
  }
}
