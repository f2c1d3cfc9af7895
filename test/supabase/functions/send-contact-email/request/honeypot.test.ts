import { HONEYPOT_FIELD } from '#supabase/functions/_shared/contract.ts';
import { isSuspected } from '#supabase/functions/send-contact-email/request/honeypot.ts';

test.each<[string, object, boolean]>([
  ['absent', {}, false],
  ['white space', { [HONEYPOT_FIELD]: ' \t' }, false],
  ['null', { [HONEYPOT_FIELD]: null }, false],
  ['a URL', { [HONEYPOT_FIELD]: 'https://spam.example' }, true],
  ['a list', { [HONEYPOT_FIELD]: [] }, true],
])('suspects only a field with content: %s', (_label, fields, expected) => {
  expect(isSuspected(new Map(Object.entries(fields)))).toBe(expected);
});
