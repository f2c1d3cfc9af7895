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
  ['five characters of two bytes', streamOf(bytes('ééééé')), { text: 'ééééé' }],
  ['six characters of two bytes', streamOf(bytes('éééééé')), { error: 'body_too_large' }],
  ['a character cut between two chunks', streamOf(HALF, bytes('é').slice(1)), { text: 'é' }],
  [
    'a byte that is not UTF-8',
    streamOf(Uint8Array.of(0x22, 0xff, 0x22)),
    { error: 'invalid_body' },
  ],
  ['half a character at the end', streamOf(HALF), { error: 'invalid_body' }],
  ['an encoded surrogate', streamOf(Uint8Array.of(0xed, 0xa0, 0x80)), { error: 'invalid_body' }],
  [
    'a stream that breaks',
    new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('gone')) }),
    { error: 'invalid_body' },
  ],
])('reads at most ten bytes: %s', async (_label, stream, expected) => {
  expect(await readBoundedText(stream, 10, 1_000)).toEqual(expected);
});

const MEGABYTE = 1024 * 1024;

test('reads on after the first byte too many, up to 8 MB', async () => {
  const chunks = Array.from({ length: 8 }, () => new Uint8Array(MEGABYTE));
  const cancel = jest.fn();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const chunk = chunks.pop();
    if (chunk) controller.enqueue(chunk);
    else controller.close();
  };
  const large = new ReadableStream<Uint8Array>({ pull, cancel });
  expect(await readBoundedText(large, 10, 1_000)).toEqual({ error: 'body_too_large' });
  expect(chunks).toHaveLength(0);
  expect(cancel).not.toHaveBeenCalled();
});

test('cancels a body of more than 8 MB', async () => {
  const pull = jest.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(MEGABYTE)),
  );
  const cancel = jest.fn();
  const endless = new ReadableStream<Uint8Array>({ pull, cancel });
  expect(await readBoundedText(endless, 10, 1_000)).toEqual({ error: 'body_too_large' });
  expect(pull.mock.calls.length).toBeLessThanOrEqual(10);
  expect(cancel.mock.calls).toEqual([[undefined]]);
});

test.each([
  ['too slow', 10, 'body_too_slow'],
  ['too large, if it already was', 11, 'body_too_large'],
])('cancels a body that takes too long: it is %s', async (_label, size, error) => {
  const cancel = jest.fn();
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(size));
  const silent = new ReadableStream<Uint8Array>({ start, cancel });
  expect(await readBoundedText(silent, 10, 20)).toEqual({ error });
  expect(cancel.mock.calls).toEqual([[undefined]]);
});
