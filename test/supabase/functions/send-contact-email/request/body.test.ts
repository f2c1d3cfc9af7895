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

test.each([
  ['no body', null, { text: '' }],
  ['as many bytes as allowed, in one chunk', streamOf(bytes(TEN)), { text: TEN }],
  ['as many bytes as allowed, in many chunks', streamOf(...Array.from(TEN, bytes)), { text: TEN }],
  ['six characters of two bytes', streamOf(bytes('éééééé')), { error: 'body_too_large' }],
  ['a character cut between two chunks', streamOf(HALF, bytes('é').slice(1)), { text: 'é' }],
  ['half a character at the end', streamOf(HALF), { error: 'invalid_body' }],
])('reads at most ten bytes: %s', async (_label, stream, expected) => {
  expect(await readBoundedText(stream, 10, 1_000)).toEqual(expected);
});
