import { runInNewContext } from 'node:vm';
import { isEmailAddress, isMailbox } from '#supabase/functions/send-contact-email/email-address.ts';
import { validateDemoRequest } from '#supabase/functions/send-contact-email/request/validation.ts';
import { sampleRequest } from '../../../support/sampleRequest';

const validate = (email: unknown) =>
  validateDemoRequest(new Map(Object.entries({ ...sampleRequest({}), email })));

const LONGEST = `${'a'.repeat(242)}@exemple.com`;
const wordsOf = (text: string) => text.trim().split(/\s+/);

const VALID = wordsOf(`
  camille.martin@exemple.fr camille+demo@exemple.fr o'hara@exemple.fr !#$%&'*+/=?^_\`{|}~-@exemple.fr
  a@mon-exemple.co.uk a@xn--socit-esab.fr a@société.fr a@пример.рф a@exemple.xn--p1ai a@10.exemple.fr
  a@${'b'.repeat(63)}.fr ${LONGEST}`);

test.each(VALID)('accepts the address %s', (email) => {
  expect(validate(email)).toMatchObject({ isValid: true });
});

const INVALID = wordsOf(`
  @exemple.fr camille@ camille.exemple.fr a@b@exemple.fr a@exemple.fr,b@exemple.fr
  a@exemple.fr;b@exemple.fr <camille@exemple.fr> camille(x)@exemple.fr "camille"@exemple.fr
  groupe:a@exemple.fr; a@[127.0.0.1] zoé@exemple.fr a@exemple.fr. a@exemple..fr a@-exemple.fr
  a@exemple-.fr a@${'b'.repeat(64)}.fr a@exemple.fr%0ABcc:b`);

/** Browsers accept these: somebody has forgotten the end, or nobody can answer there from outside. */
const INCOMPLETE = wordsOf('a@gmail a@localhost a@gmail.c a@10.0.0.1 a@exemple.4fr a@exemple.é');

test.each<[string, unknown]>([
  ...[...INVALID, ...INCOMPLETE].map((email): [string, unknown] => ['invalid_email', email]),
  ['invalid_email', 'a@exemple.fr b@exemple.fr'],
  ['invalid_email', 'Camille <camille@exemple.fr>'],
  ['too_long', `a${LONGEST}`],
  ['invalid_email', 'a@exemple.fr\r\nBcc: b@exemple.fr'],
])('gives %s for the address %j', (code, email) => {
  const validation = validate(email);
  expect(validation).toEqual({ isValid: false, fields: { email: code } });
});

test.each(wordsOf('a@localhost a@exemple.fr a@gmail Site<a@localhost> Site<a@10.0.0.1>'))(
  'lets settings have the address %s, which may be on the same machine',
  (address) => expect(isMailbox(address)).toBe(true),
);

test.each([
  ['a long word', 'a'.repeat(30_000)],
  ['many words', `${'a.'.repeat(30_000)}@`],
  ['many hyphens', `a@${'b-'.repeat(120)}`],
])('rejects a hostile text of %s without trying every way to read it', (_label, text) => {
  // Jest's time limit interrupts no pattern: the tests would hang.
  const context = { isEmailAddress, text };
  const isValid: unknown = runInNewContext('isEmailAddress(text)', context, { timeout: 20_000 });
  expect(isValid).toBe(false);
});
