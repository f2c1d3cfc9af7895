import { isEmailAddress } from '../../../../supabase/functions/send-contact-email/request/email-address';
import { validateDemoRequest } from '../../../../supabase/functions/send-contact-email/request/validation';
import { demoRequest } from '../builders';

const longest = `${'a'.repeat(242)}@exemple.com`;
const wordsOf = (text: string) => text.trim().split(/\s+/);

const VALID = wordsOf(`
  camille.martin@exemple.fr camille+demo@exemple.fr o'hara@exemple.fr !#$%&'*+/=?^_\`{|}~-@exemple.fr
  a@mon-exemple.co.uk a@xn--socit-esab.fr a@société.fr a@localhost a@${'b'.repeat(63)}.fr ${longest}`);

test.each(VALID)('accepts the address %s', (email) => {
  expect(validateDemoRequest(demoRequest({ email }))).toMatchObject({ accepted: true });
});

const INVALID = wordsOf(`
  @exemple.fr camille@ camille.exemple.fr a@b@exemple.fr a@exemple.fr,b@exemple.fr
  a@exemple.fr;b@exemple.fr <camille@exemple.fr> camille(x)@exemple.fr "camille"@exemple.fr
  groupe:a@exemple.fr; a@[127.0.0.1] zoé@exemple.fr a@exemple.fr. a@exemple..fr a@-exemple.fr
  a@${'b'.repeat(64)}.fr a@exem\u200Bple.fr a@exemple.fr%0ABcc:b`);

test.each([...INVALID, 'a@exemple.fr b@exemple.fr', 'Camille <camille@exemple.fr>'])(
  'rejects %j',
  (email) => {
    expect(validateDemoRequest(demoRequest({ email }))).toEqual({
      accepted: false,
      fields: { email: 'invalid_email' },
    });
  },
);

test.each([
  ['255 characters', `a${longest}`, 'too_long'],
  ['a line break', 'a@exemple.fr\r\nBcc: b@exemple.fr', 'forbidden_character'],
  ['absent', undefined, 'required'],
  ['a list of one', ['a@exemple.fr'], 'wrong_type'],
])('rejects %s like any field of one line', (_label, email, code) => {
  expect(validateDemoRequest({ ...demoRequest({}), email })).toEqual({
    accepted: false,
    fields: { email: code },
  });
});

test('rejects a hostile long text at once', () => {
  const started = performance.now();
  isEmailAddress(`${'a.'.repeat(30_000)}@`);
  isEmailAddress(`a@${'b-'.repeat(120)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});
