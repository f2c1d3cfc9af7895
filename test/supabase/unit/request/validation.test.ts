import { validateDemoRequest } from '../../../../supabase/functions/send-contact-email/request/validation';
import { demoRequest } from '../builders';

const ZERO_WIDTH_SPACE = '\u200B';
const MAN_TECHNOLOGIST = '\u{1F468}\u200D\u{1F4BB}';

describe('what is accepted, to the letter', () => {
  test.each([
    ['accents', { name: 'Zoé Lefèvre-Çelik', company: 'Œuvre & Cie' }],
    ['apostrophes', { name: "Jean d'Ormesson", company: 'L’Atelier' }],
    ['one character', { name: 'É', company: 'X' }],
    ['200 characters', { name: 'n'.repeat(200), company: 'c'.repeat(200) }],
    ['200 code points of two units each', { name: '\u{1F600}'.repeat(200) }],
    ['no normalisation', { name: 'Zoe\u0301', company: 'Zo\u00E9' }],
    ['scripts and joiners', { name: 'نازنین\u200Cزهرا', company: MAN_TECHNOLOGIST }],
    ['text that looks like HTML', { name: '<script>alert(1)</script>' }],
    ['text that looks like SQL', { company: "'); drop table contact.requests; --" }],
    ['text that looks like a spreadsheet formula', { company: '=1+1' }],
    ['an empty message', { message: '' }],
    ['a message of white space', { message: '  \n ' }],
    ['every kind of line break in a message', { message: 'a\nb\r\nc\rd\u2028e\tf' }],
    ['10,000 characters of message', { message: 'é'.repeat(10_000) }],
    ['10,000 emoji of message', { message: '\u{1F600}'.repeat(10_000) }],
    ['turns of reading direction in a message', { message: 'a\u202Eb\u2067c' }],
  ])('%s', (_label, changes) => {
    const body = demoRequest(changes);
    expect(validateDemoRequest(body)).toEqual({ accepted: true, value: body });
  });

  test('name, company and e-mail are trimmed, the message is not', () => {
    const body = { name: ' \u00A0Ada ', company: ' X ', email: ' a@b.fr ', message: ' m ' };
    expect(validateDemoRequest(body)).toEqual({
      accepted: true,
      value: { name: 'Ada', company: 'X', email: 'a@b.fr', message: ' m ' },
    });
  });

  test('200 characters are counted after trimming', () => {
    const validation = validateDemoRequest(demoRequest({ name: ` ${'n'.repeat(200)} ` }));
    expect(validation).toMatchObject({ accepted: true, value: { name: 'n'.repeat(200) } });
  });

  test('an absent message is an empty one', () => {
    const { name, company, email } = demoRequest({});
    const validation = validateDemoRequest({ name, company, email });
    expect(validation).toMatchObject({ accepted: true, value: { message: '' } });
  });

  test('unknown fields are left out', () => {
    const body = { ...demoRequest({}), id: 'mine', mail_sent_at: 'now', constructor: 'x' };
    expect(validateDemoRequest(body)).toEqual({ accepted: true, value: demoRequest({}) });
  });
});

describe('what is refused in name and company', () => {
  test.each([
    ['absent', undefined, 'required'],
    ['empty', '', 'required'],
    ['white space', ' \u00A0\t\n', 'required'],
    ['nothing visible', `${ZERO_WIDTH_SPACE}\u2060\uFEFF`, 'required'],
    ['null', null, 'wrong_type'],
    ['a number', 42, 'wrong_type'],
    ['a boolean', true, 'wrong_type'],
    ['a list', ['Ada'], 'wrong_type'],
    ['an object', { toString: 'Ada' }, 'wrong_type'],
    ['201 characters', 'n'.repeat(201), 'too_long'],
    ['201 code points', '\u{1F600}'.repeat(201), 'too_long'],
    ['a header injection', 'Ada\r\nBcc: victim@exemple.fr', 'forbidden_character'],
    ['a line feed at the end', 'Ada\n', 'forbidden_character'],
    ['a carriage return at the start', '\rAda', 'forbidden_character'],
    ['a line separator', 'Ada\u2028Lovelace', 'forbidden_character'],
    ['a next line', 'Ada\u0085Lovelace', 'forbidden_character'],
    ['a tab', 'Ada\tLovelace', 'forbidden_character'],
    ['NUL', 'Ada\0', 'forbidden_character'],
    ['an escape', '\u001B[31mAda', 'forbidden_character'],
    ['DEL', 'Ada\u007F', 'forbidden_character'],
    ['half a surrogate pair', 'Ada\uD83D', 'forbidden_character'],
    ['a turn of reading direction', 'Ada\u202Emoc.elpmexe', 'forbidden_character'],
    ['an isolate', 'Ada\u2067x', 'forbidden_character'],
  ])('%s', (_label, value, code) => {
    const body = { ...demoRequest({}), name: value, company: value };
    expect(validateDemoRequest(body)).toEqual({
      accepted: false,
      fields: { name: code, company: code },
    });
  });
});

describe('what is refused in a message', () => {
  test.each([
    ['null', null, 'wrong_type'],
    ['a list', [], 'wrong_type'],
    ['10,001 characters', 'm'.repeat(10_001), 'too_long'],
    ['10,001 emoji', '\u{1F600}'.repeat(10_001), 'too_long'],
    ['NUL', 'a\0b', 'forbidden_character'],
    ['a backspace', 'a\bb', 'forbidden_character'],
    ['half a surrogate pair', '\uDE00', 'forbidden_character'],
  ])('%s', (_label, message, code) => {
    const validation = validateDemoRequest({ ...demoRequest({}), message });
    expect(validation).toEqual({ accepted: false, fields: { message: code } });
  });
});

test('every refused field gets its code', () => {
  const body = { name: 1, company: ' ', email: 'nobody', message: '\0' };
  expect(validateDemoRequest(body)).toEqual({
    accepted: false,
    fields: {
      name: 'wrong_type',
      company: 'required',
      email: 'invalid_email',
      message: 'forbidden_character',
    },
  });
});

test('inherited properties are not fields', () => {
  const body = JSON.parse('{"__proto__":{"name":"Ada","company":"X","email":"a@b.fr"}}') as object;
  const inheriting = Object.create(demoRequest({})) as object;
  const everyField = { name: 'required', company: 'required', email: 'required' };
  expect(validateDemoRequest(body)).toEqual({ accepted: false, fields: everyField });
  expect(validateDemoRequest(inheriting)).toEqual({ accepted: false, fields: everyField });
});
