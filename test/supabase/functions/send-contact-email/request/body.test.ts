import { readBoundedText } from '#supabase/functions/send-contact-email/request/body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const TEN = '1234567890';
const HALF = bytes('é').slice(0, 1);

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });

const breaking = new ReadableStream<Uint8Array>({ pull: (it) => it.error(new Error('gone')) });

/** One that never ends, and whose cancellation never ends either. */
const endless = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(chunk)),
    cancel: () => new Promise(() => undefined),
  });

test.each([
  ['no body', null, { text: '' }],
  ['as many bytes as allowed, in many chunks', streamOf(...Array.from(TEN, bytes)), { text: TEN }],
  ['six characters of two bytes', streamOf(bytes('éééééé')), { error: 'body_too_large' }],
  ['a character cut between two chunks', streamOf(HALF, bytes('é').slice(1)), { text: 'é' }],
  ['half a character at the end', streamOf(HALF), { error: 'invalid_body' }],
  ['a visitor who leaves', breaking, { error: 'invalid_body' }],
  ['ten bytes that never end', endless(bytes(TEN)), { error: 'body_too_slow' }],
  ['eleven bytes that never end', endless(bytes(`${TEN}1`)), { error: 'body_too_large' }],
])('reads at most ten bytes in time: %s', async (_label, stream, expected) => {
  expect(await readBoundedText(stream, 10, 50)).toEqual(expected);
});

// Otherwise the server resets the connection, and the sender never gets the response.
test('reads a body that is too large to its end', async () => {
  let remaining = 5;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      remaining -= 1;
      controller.enqueue(bytes(TEN));
      if (remaining === 0) controller.close();
    },
  });
  expect(await readBoundedText(stream, 10, 50)).toEqual({ error: 'body_too_large' });
  expect(remaining).toBe(0);
});
