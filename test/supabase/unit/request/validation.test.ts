import { validateDemoRequest } from '../../../../supabase/functions/send-contact-email/request/validation';
import { demoRequest } from '../builders';

const ZERO_WIDTH_SPACE = '\u200B';
const MAN_TECHNOLOGIST = '\u{1F468}\u200D\u{1F4BB}';

describe('validateDemoRequest', () => {
  test.each([
    ['accents', { name: 'Zoé Lefèvre-Çelik', company: 'Œuvre & Cie' }],
    ['apostrophes', { name: "Jean d'Ormesson", company: 'L’Atelier' }],
    ['one character', { name: 'É', company: 'X' }],
    ['200 characters', { name: 'n'.repeat(200), company: 'c'.repeat(200) }],
    ['200 code points of two units each', { name: '\u{1F600}'.repeat(200) }],
    ['composed and decomposed accents', { name: 'Zoe\u0301', company: 'Zo\u00E9' }],
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
  ])('accepts %s verbatim', (_label, changes) => {
    const body = demoRequest(changes);
    expect(validateDemoRequest(body)).toEqual({ isValid: true, value: body });
  });

  test('trims name, company and email, but not the message', () => {
    const body = { name: ' \u00A0Ada ', company: ' X ', email: ' a@b.fr ', message: ' m ' };
    expect(validateDemoRequest(body)).toEqual({
      isValid: true,
      value: { name: 'Ada', company: 'X', email: 'a@b.fr', message: ' m ' },
    });
  });

  test('counts 200 characters after trimming', () => {
    const validation = validateDemoRequest(demoRequest({ name: ` ${'n'.repeat(200)} ` }));
    expect(validation).toMatchObject({ isValid: true, value: { name: 'n'.repeat(200) } });
  });

  test('treats an absent message as an empty one', () => {
    const { name, company, email } = demoRequest({});
    const validation = validateDemoRequest({ name, company, email });
    expect(validation).toMatchObject({ isValid: true, value: { message: '' } });
  });

  test('leaves out unknown fields', () => {
    const body = { ...demoRequest({}), id: 'mine', mail_sent_at: 'now', constructor: 'x' };
    expect(validateDemoRequest(body)).toEqual({ isValid: true, value: demoRequest({}) });
  });
});

const forbidden = [
  ...['Ada\r\nBcc: victim@exemple.fr', 'Ada\n', '\rAda', 'Ada\u2028', 'Ada\u0085', 'Ada\t'],
  ...['Ada\0', '\u001B[31mAda', 'Ada\u007F', 'Ada\uD83D', 'Ada\u202Emoc.elpmexe', 'Ada\u2067x'],
];

test.each(
  Object.entries({
    required: [undefined, '', ' \u00A0\t\n', `${ZERO_WIDTH_SPACE}\u2060\uFEFF`],
    wrong_type: [null, 42, true, ['Ada'], { toString: 'Ada' }],
    too_long: ['n'.repeat(201), '\u{1F600}'.repeat(201)],
    forbidden_character: forbidden,
  }).flatMap(([code, values]) => values.map((value) => [code, value] as const)),
)('gives %s for the name and the company %j', (code, value) => {
  const validation = validateDemoRequest({ ...demoRequest({}), name: value, company: value });
  expect(validation).toEqual({ isValid: false, fields: { name: code, company: code } });
});

test.each([
  ['wrong_type', null],
  ['wrong_type', []],
  ['too_long', 'm'.repeat(10_001)],
  ['too_long', '\u{1F600}'.repeat(10_001)],
  ['forbidden_character', 'a\0b'],
  ['forbidden_character', 'a\bb'],
  ['forbidden_character', '\uDE00'],
])('gives %s for an invalid message', (code, message) => {
  const validation = validateDemoRequest({ ...demoRequest({}), message });
  expect(validation).toEqual({ isValid: false, fields: { message: code } });
});

test('gives each rejected field its code', () => {
  const body = { name: 1, company: ' ', email: 'nobody', message: '\0' };
  expect(validateDemoRequest(body)).toEqual({
    isValid: false,
    fields: {
      name: 'wrong_type',
      company: 'required',
      email: 'invalid_email',
      message: 'forbidden_character',
    },
  });
});

test('ignores inherited properties', () => {
  const body = JSON.parse('{"__proto__":{"name":"Ada","company":"X","email":"a@b.fr"}}') as object;
  const inheriting = Object.create(demoRequest({})) as object;
  const everyField = { name: 'required', company: 'required', email: 'required' };
  expect(validateDemoRequest(body)).toEqual({ isValid: false, fields: everyField });
  expect(validateDemoRequest(inheriting)).toEqual({ isValid: false, fields: everyField });
});
