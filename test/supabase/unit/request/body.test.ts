import { readBoundedText } from '../../../../supabase/functions/send-contact-email/request/body';

const bytes = (text: string) => new TextEncoder().encode(text);

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });

test.each([
  ['no body', null, { text: '' }],
  ['as many bytes as allowed, in one chunk', streamOf(bytes('1234567890')), { text: '1234567890' }],
  [
    'as many bytes as allowed, in many chunks',
    streamOf(...Array.from('1234567890', bytes)),
    { text: '1234567890' },
  ],
  ['five characters of two bytes', streamOf(bytes('ééééé')), { text: 'ééééé' }],
  ['six characters of two bytes', streamOf(bytes('éééééé')), { error: 'body_too_large' }],
  [
    'a character cut between two chunks',
    streamOf(bytes('é').slice(0, 1), bytes('é').slice(1)),
    { text: 'é' },
  ],
  ['a byte that is not UTF-8', streamOf(Uint8Array.of(0x22, 0xff, 0x22)), { error: 'unreadable' }],
  ['half a character at the end', streamOf(bytes('é').slice(0, 1)), { error: 'unreadable' }],
  ['an encoded surrogate', streamOf(Uint8Array.of(0xed, 0xa0, 0x80)), { error: 'unreadable' }],
  [
    'a stream that breaks',
    new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('gone')) }),
    { error: 'unreadable' },
  ],
])('reads at most ten bytes: %s', async (_label, stream, expected) => {
  expect(await readBoundedText(stream, 10, 1_000)).toEqual(expected);
});

/** A stream that never ends, and what happened to it. */
function endlessStream(pull: (controller: ReadableStreamDefaultController) => void) {
  const seen = { pulls: 0, cancelledWith: 'not cancelled' as unknown };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.pulls += 1;
      pull(controller);
    },
    cancel: (reason) => {
      seen.cancelledWith = reason;
    },
  });
  return { stream, seen };
}

test('stops reading at the first byte too many', async () => {
  const { stream, seen } = endlessStream((c) => c.enqueue(new Uint8Array(4)));
  expect(await readBoundedText(stream, 10, 1_000)).toEqual({ error: 'body_too_large' });
  expect(seen).toEqual({ pulls: 4, cancelledWith: undefined });
});

test('cancels a body that takes too long', async () => {
  const { stream, seen } = endlessStream(() => undefined);
  expect(await readBoundedText(stream, 10, 20)).toEqual({ error: 'body_too_slow' });
  expect(seen.cancelledWith).toBeUndefined();
});
