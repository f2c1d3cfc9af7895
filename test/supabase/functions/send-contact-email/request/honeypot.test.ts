import { isSuspected } from '#supabase/functions/send-contact-email/request/honeypot.ts';

test.each<[string, object, boolean]>([
  ['absent', {}, false],
  ['empty', { website: '' }, false],
  ['white space', { website: ' \t' }, false],
  ['null', { website: null }, false],
  ['inherited', Object.create({ website: 'x' }) as object, false],
  ['a URL', { website: 'https://spam.example' }, true],
  ['a number', { website: 1 }, true],
  ['a list', { website: [] }, true],
])('suspects only a field with content: %s', (_label, fields, expected) => {
  expect(isSuspected(fields)).toBe(expected);
});
