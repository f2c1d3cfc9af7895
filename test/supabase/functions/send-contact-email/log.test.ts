import { errorCode } from '#supabase/functions/send-contact-email/log.ts';

test.each([
  ['a code', Object.assign(new Error('secret'), { code: '42P01' }), '42P01'],
  ['a code that is a sentence', Object.assign(new Error('x'), { code: 'a secret' }), 'Error'],
  ['no code', new RangeError('secret'), 'RangeError'],
  ['no error', 'secret', 'unknown'],
])('names an error with %s', (_label, error, code) => {
  expect(errorCode(error)).toBe(code);
});
