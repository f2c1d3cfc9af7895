import { errorCode, logLine } from '#supabase/functions/send-contact-email/log.ts';

test('writes an event as one dated line', () => {
  const line = logLine({ code: 'accepted', request: 'a\nb' }, new Date('2026-11-21T09:30:00Z'));
  expect(line).toBe('{"time":"2026-11-21T09:30:00.000Z","code":"accepted","request":"a\\nb"}');
});

test.each([
  ['a code', Object.assign(new Error('secret'), { code: '42P01' }), '42P01'],
  ['a code that is a sentence', Object.assign(new Error('x'), { code: 'a secret' }), 'Error'],
  ['a code that is a number', Object.assign(new Error('x'), { code: 5 }), 'Error'],
  ['no code', new RangeError('secret'), 'RangeError'],
  ['no error', 'secret', 'unknown'],
  ['nothing', undefined, 'unknown'],
])('names an error with %s', (_label, error, code) => {
  expect(errorCode(error)).toBe(code);
});
