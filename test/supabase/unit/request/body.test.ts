import { readBoundedText } from '../../../../supabase/functions/send-contact-email/request/body';

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('no body is an empty text', async () => {
  expect(await readBoundedText(null, 10, 1_000)).toEqual({ text: '' });
});

test.each([
  ['one chunk', [bytes('1234567890')]],
  ['many chunks', Array.from('1234567890', bytes)],
])('reads as many bytes as allowed, in %s', async (_label, chunks) => {
  const read = await readBoundedText(streamOf(...chunks), 10, 1_000);
  expect(read).toEqual({ text: '1234567890' });
});

test('counts bytes, not characters', async () => {
  expect(await readBoundedText(streamOf(bytes('ééééé')), 10, 1_000)).toEqual({
    text: 'ééééé',
  });
  expect(await readBoundedText(streamOf(bytes('éééééé')), 10, 1_000)).toEqual({
    error: 'body_too_large',
  });
});

test('keeps a character that is cut between two chunks', async () => {
  const read = await readBoundedText(
    streamOf(bytes('é').slice(0, 1), bytes('é').slice(1)),
    10,
    1_000,
  );
  expect(read).toEqual({ text: 'é' });
});

test('stops reading at the first byte too many', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(4));
    },
  });
  expect(await readBoundedText(endless, 10, 1_000)).toEqual({ error: 'body_too_large' });
  expect(pulled).toBeLessThan(6);
});

test.each([
  ['a byte that is not UTF-8', streamOf(Uint8Array.of(0x22, 0xff, 0x22))],
  ['half a character at the end', streamOf(bytes('é').slice(0, 1))],
  ['an encoded surrogate', streamOf(Uint8Array.of(0xed, 0xa0, 0x80))],
  ['a stream that breaks', new ReadableStream({ pull: (c) => c.error(new Error('gone')) })],
])('%s is unreadable', async (_label, stream) => {
  expect(await readBoundedText(stream, 10, 1_000)).toEqual({ error: 'unreadable' });
});

test('gives up a body that trickles, and tells its sender', async () => {
  let reason: unknown = 'not cancelled';
  const trickle = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('1')),
    cancel: (given) => {
      reason = given;
    },
  });
  expect(await readBoundedText(trickle, 10, 20)).toEqual({ error: 'body_too_slow' });
  expect(reason).toBeUndefined();
});
