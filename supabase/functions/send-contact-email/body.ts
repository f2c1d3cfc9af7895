export type BoundedText =
  | { readonly outcome: 'text'; readonly text: string }
  | { readonly outcome: 'too_large' }
  | { readonly outcome: 'unreadable' };

/**
 * Reads a body and stops at the first byte too many, whatever its Content-Length claims.
 *
 * @param body the stream of a request; null for a request without one
 * @param maxBytes greatest number of bytes accepted
 * @returns the text; `too_large`; or `unreadable` when the stream breaks or is not UTF-8
 */
export async function readBoundedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<BoundedText> {
  if (body === null) return { outcome: 'text', text: '' };
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        return { outcome: 'too_large' };
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
    return { outcome: 'text', text: text + decoder.decode() };
  } catch {
    return { outcome: 'unreadable' };
  }
}
