import { validateDemoRequest } from '../../../../supabase/functions/send-contact-email/request/validation';
import { demoRequest } from '../builders';

const longest = `${'a'.repeat(242)}@exemple.com`;

test.each([
  ['usual', 'camille.martin@exemple.fr'],
  ['with a tag', 'camille+demo@exemple.fr'],
  ['with an apostrophe', "o'hara@exemple.fr"],
  ['with every other sign', "!#$%&'*+/=?^_`{|}~-@exemple.fr"],
  ['with a hyphen in the domain', 'a@mon-exemple.co.uk'],
  ['with an ASCII-encoded domain', 'a@xn--socit-esab.fr'],
  ['with an accent in the domain', 'a@société.fr'],
  ['without a dot in the domain, as browsers accept', 'a@localhost'],
  ['with a label of 63 characters', `a@${'b'.repeat(63)}.fr`],
  ['of 254 characters', longest],
])('accepts an address %s', (_label, email) => {
  expect(email.length).toBeLessThanOrEqual(254);
  expect(validateDemoRequest(demoRequest({ email }))).toMatchObject({ accepted: true });
});

test.each([
  ['nothing before @', '@exemple.fr'],
  ['nothing after @', 'camille@'],
  ['no @', 'camille.exemple.fr'],
  ['two @', 'a@b@exemple.fr'],
  ['two addresses with a comma', 'a@exemple.fr,b@exemple.fr'],
  ['two addresses with a semicolon', 'a@exemple.fr;b@exemple.fr'],
  ['two addresses with a space', 'a@exemple.fr b@exemple.fr'],
  ['a display name', 'Camille <camille@exemple.fr>'],
  ['angle brackets', '<camille@exemple.fr>'],
  ['a comment', 'camille(x)@exemple.fr'],
  ['a quoted part', '"camille"@exemple.fr'],
  ['a group', 'groupe:a@exemple.fr;'],
  ['a literal address', 'a@[127.0.0.1]'],
  ['an accent before @', 'zoé@exemple.fr'],
  ['a dot at the end', 'a@exemple.fr.'],
  ['two dots in the domain', 'a@exemple..fr'],
  ['a hyphen at the start of the domain', 'a@-exemple.fr'],
  ['a label of 64 characters', `a@${'b'.repeat(64)}.fr`],
  ['a zero-width space', 'a@exem\u200Bple.fr'],
  ['a percent-encoded line break in the domain', 'a@exemple.fr%0ABcc:b'],
])('refuses %s', (_label, email) => {
  expect(validateDemoRequest(demoRequest({ email }))).toEqual({
    accepted: false,
    fields: { email: 'invalid_email' },
  });
});

test.each([
  ['255 characters', `a${longest}`, 'too_long'],
  ['a line break', 'a@exemple.fr\r\nBcc: b@exemple.fr', 'forbidden_character'],
  ['absent', undefined, 'required'],
  ['a list of one', ['a@exemple.fr'], 'wrong_type'],
])('refuses %s like any field of one line', (_label, email, code) => {
  expect(validateDemoRequest({ ...demoRequest({}), email })).toEqual({
    accepted: false,
    fields: { email: code },
  });
});

test('refuses a hostile long text at once', () => {
  const started = performance.now();
  validateDemoRequest({ ...demoRequest({}), email: `${'a.'.repeat(30_000)}@` });
  validateDemoRequest({ ...demoRequest({}), email: `a@${'b-'.repeat(120)}` });
  expect(performance.now() - started).toBeLessThan(1_000);
});
