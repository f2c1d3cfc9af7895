import fc from 'fast-check';
import { validateDemoRequest } from '#supabase/functions/send-contact-email/request/validation.ts';
import { demoRequest } from '../../../support/builders';

const MAN_TECHNOLOGIST = '\u{1F468}\u200D\u{1F4BB}';
const SCOTLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
const INVISIBLE = '\u200B\u2060\uFEFF\u00AD\u200E\u200F\u202E\u2067\u{E0041}\0\u001B\u007F\uD83D';

test.each([
  ['accents', { name: 'Zoé Lefèvre-Çelik', company: 'Œuvre & Cie' }],
  ['200 code points of two units each', { name: '\u{1F600}'.repeat(200) }],
  ['composed and decomposed accents', { name: 'Zoe\u0301', company: 'Zo\u00E9' }],
  ['scripts and joiners', { name: 'نازنین\u200Cزهرا', company: MAN_TECHNOLOGIST }],
  ['a flag that tags tell from others', { name: `Iona ${SCOTLAND}` }],
  ['a heart and a tab in a message', { message: '\u2764\uFE0F\t\n' }],
])('accepts %s verbatim', (_label, changes) => {
  const body = demoRequest(changes);
  expect(validateDemoRequest(body)).toEqual({ isValid: true, value: body });
});

test('trims name, company and email, but not the message', () => {
  const body = { name: ' \u00A0Ada ', company: ' X ', email: ' a@b.fr ', message: ' m ' };
  expect(validateDemoRequest(body)).toMatchObject({
    isValid: true,
    value: { name: 'Ada', company: 'X', email: 'a@b.fr', message: ' m ' },
  });
});

test('writes what is pasted as a reader sees it', () => {
  const body = {
    name: `${INVISIBLE}Zoé\t${INVISIBLE}Müller\r\n`,
    company: `Exemple\u2028SAS${INVISIBLE}\v`,
    email: `\tcamille@exem${INVISIBLE}\u200C\u200D\uFE0Fple.fr\n`,
    message: `a\tb\nc\r\nd\re\vf\fg\u0085h\u2028i\u2029${INVISIBLE}`,
  };
  expect(validateDemoRequest(body)).toMatchObject({
    isValid: true,
    value: {
      name: 'Zoé Müller',
      company: 'Exemple SAS',
      email: 'camille@exemple.fr',
      message: 'a\tb\nc\nd\ne\nf\ng\nh\ni\n',
    },
  });
});

test.each([undefined, '', ' \n\t', INVISIBLE, '\u200D\uFE0F'])(
  'reads the message %j as an empty one',
  (message) => {
    const validation = validateDemoRequest({ ...demoRequest({}), message });
    expect(validation).toMatchObject({ isValid: true, value: { message: '' } });
  },
);

test('counts characters after cleaning, a line break of a form post as one', () => {
  const name = ` ${INVISIBLE}${'n'.repeat(200)} `;
  const message = 'm\r\n'.repeat(5_000);
  const validation = validateDemoRequest(demoRequest({ name, message }));
  expect(validation).toMatchObject({ isValid: true, value: { name: 'n'.repeat(200) } });
});

test('leaves out unknown fields', () => {
  const body = { ...demoRequest({}), id: 'mine', mail_sent_at: 'now', constructor: 'x' };
  expect(validateDemoRequest(body)).toEqual({ isValid: true, value: demoRequest({}) });
});

test.each(
  Object.entries({
    required: [undefined, '', ' \u00A0\t\n', INVISIBLE, '\u200D\uFE0F'],
    wrong_type: [null, 42, true, ['Ada'], { toString: 'Ada' }],
    too_long: ['n'.repeat(201), '\u{1F600}'.repeat(201)],
  }).flatMap(([code, values]) => values.map((value) => [code, value] as const)),
)('gives %s for the name and the company %j', (code, value) => {
  const validation = validateDemoRequest({ ...demoRequest({}), name: value, company: value });
  expect(validation).toEqual({ isValid: false, fields: { name: code, company: code } });
});

test.each([
  ['wrong_type', null],
  ['too_long', '\u{1F600}'.repeat(10_001)],
])('gives %s for an invalid message', (code, message) => {
  const validation = validateDemoRequest({ ...demoRequest({}), message });
  expect(validation).toEqual({ isValid: false, fields: { message: code } });
});

test('ignores inherited properties', () => {
  const inheriting = Object.create(demoRequest({})) as object;
  const everyField = { name: 'required', company: 'required', email: 'required' };
  expect(validateDemoRequest(inheriting)).toEqual({ isValid: false, fields: everyField });
});

// What breaks parsers, mails and databases, more often than it would occur by chance.
const breaking = fc.constantFrom(
  ...Array.from('\0\r\n\t\u2028\u0085\u202E\uFEFF\u200B\'"\\<&%=;. '),
  '\r\n',
  INVISIBLE,
);
const character = fc.oneof(
  breaking,
  ...(['grapheme', 'binary'] as const).map((unit) =>
    fc.string({ unit, minLength: 1, maxLength: 1 }),
  ),
);
const anyText = fc.string({ unit: character, maxLength: 250 });

test('of any texts, accepts what databases and mails can hold, and cleans it once and for all', () => {
  const bodies = fc.record({
    name: anyText,
    company: anyText,
    email: fc.emailAddress(),
    message: anyText,
  });
  let accepted = 0;
  fc.assert(
    fc.property(bodies, (body) => {
      const validation = validateDemoRequest(body);
      if (!validation.isValid) return;
      accepted += 1;
      const { message, ...lines } = validation.value;
      for (const line of Object.values(lines)) expect(line).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
      expect(message).not.toMatch(/(?![\t\n])\p{Cc}|\p{Cs}/u);
      expect(validateDemoRequest(validation.value)).toEqual(validation);
    }),
  );
  // Otherwise the texts would test rejections alone.
  expect(accepted).toBeGreaterThan(25);
});
