import fc from 'fast-check';
import { FIELD_NAMES, FIELDS, type FieldRule } from '#supabase/functions/_shared/contract.ts';
import { validateDemoRequest } from '#supabase/functions/send-contact-email/request/validation.ts';
import { changeField } from '../../../../support/changeField';
import { sampleRequest } from '../../../../support/sampleRequest';

const validate = (body: object) => validateDemoRequest(new Map(Object.entries(body)));

afterEach(() => jest.restoreAllMocks());

const MAN_TECHNOLOGIST = '\u{1F468}\u200D\u{1F4BB}';
const INVISIBLE = '\u200B\u2060\uFEFF\u00AD\u200E\u200F\u202E\u2067\u{E0041}\0\u001B\u007F\uD83D';

test.each([
  ['accents', { name: 'Zoé Lefèvre-Çelik', company: 'Œuvre & Cie' }],
  ['200 code points of two units each', { name: '\u{1F600}'.repeat(200) }],
  ['scripts and joiners', { name: 'نازنین\u200Cزهرا', company: MAN_TECHNOLOGIST }],
  ['a heart and a tab in a message', { message: '\u2764\uFE0F\t\n' }],
])('accepts %s verbatim', (_label, changes) => {
  const body = sampleRequest(changes);
  expect(validate(body)).toEqual({ isValid: true, value: body });
});

test('writes what is pasted as a reader sees it', () => {
  const body = sampleRequest({
    name: `${INVISIBLE}Zoé\t${INVISIBLE}Müller\r\n`,
    company: ` \u00A0Exemple\u2028SAS${INVISIBLE}\v`,
    email: `\tcamille@exem${INVISIBLE}\u200C\u200D\uFE0Fple.fr\n`,
    message: ` a\tb\nc\r\nd\re\vf\fg\u0085h\u2028i\u2029${INVISIBLE}`,
  });
  expect(validate(body)).toMatchObject({
    isValid: true,
    value: {
      name: 'Zoé Müller',
      company: 'Exemple SAS',
      email: 'camille@exemple.fr',
      message: ' a\tb\nc\nd\ne\nf\ng\nh\ni\n',
    },
  });
});

test.each([undefined, '', ' \n\t', INVISIBLE, '\u200D\uFE0F'])(
  'reads the message %j as an empty one',
  (message) => {
    const validation = validate({ ...sampleRequest({}), message });
    expect(validation).toMatchObject({ isValid: true, value: { message: '' } });
  },
);

test('counts characters after cleaning, a line break of a form post as one', () => {
  const name = ` ${INVISIBLE}${'n'.repeat(200)} `;
  const message = 'm\r\n'.repeat(5_000);
  const validation = validate(sampleRequest({ name, message }));
  expect(validation).toMatchObject({ isValid: true, value: { name: 'n'.repeat(200) } });
});

test('leaves out unknown fields', () => {
  const body = { ...sampleRequest({}), id: 'mine', mail_sent_at: 'now', constructor: 'x' };
  expect(validate(body)).toEqual({ isValid: true, value: sampleRequest({}) });
});

test.each(FIELD_NAMES)('accepts the sample of %s, and each option that the form offers', (name) => {
  const { options = [] }: FieldRule = FIELDS[name];
  for (const text of [sampleRequest()[name], ...options]) {
    const body = sampleRequest({ [name]: text });
    expect(validate(body)).toEqual({ isValid: true, value: body });
  }
});

test('accepts a choice that the contract has no longer: a page that is still open offers it', () => {
  changeField('company', { options: ['Cloud'] });
  const body = sampleRequest({ company: 'Sur site' });
  expect(validate(body)).toEqual({ isValid: true, value: body });
});

const required = FIELD_NAMES.filter((name) => FIELDS[name].isRequired);

test.each([undefined, '', ' \u00A0\t\n', INVISIBLE, '\u200D\uFE0F'])(
  'gives required for each required field that is %j',
  (value) => {
    const nothing = Object.fromEntries(FIELD_NAMES.map((name) => [name, value]));
    const fields = Object.fromEntries(required.map((name) => [name, 'required']));
    expect(validate(nothing)).toEqual({ isValid: false, fields });
  },
);

test.each([null, 42, true, ['Ada'], { toString: 'Ada' }])(
  'gives wrong_type for each field that is %j',
  (value) => {
    const body = Object.fromEntries(FIELD_NAMES.map((name) => [name, value]));
    const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'wrong_type']));
    expect(validate(body)).toEqual({ isValid: false, fields });
  },
);

test.each(['n', '\u{1F600}'])(
  'gives too_long for one %s more than each field takes',
  (character) => {
    const body = Object.fromEntries(
      FIELD_NAMES.map((name) => [name, character.repeat(FIELDS[name].maxLength + 1)]),
    );
    const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'too_long']));
    expect(validate(body)).toEqual({ isValid: false, fields });
  },
);

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
  const bodies = fc.record(
    Object.fromEntries(
      FIELD_NAMES.map((name) => [name, name === 'email' ? fc.emailAddress() : anyText]),
    ),
  );
  let accepted = 0;
  fc.assert(
    fc.property(bodies, (body) => {
      const validation = validate(body);
      if (!validation.isValid) return;
      accepted += 1;
      for (const name of FIELD_NAMES) {
        const isText = FIELDS[name].kind === 'text';
        const broken = isText ? /(?![\t\n])\p{Cc}|\p{Cs}/u : /[\p{Cc}\p{Cs}]|^\s|\s$/u;
        expect(validation.value[name]).not.toMatch(broken);
      }
      expect(validate(validation.value)).toEqual(validation);
    }),
  );
  // Otherwise the texts would test rejections alone.
  expect(accepted).toBeGreaterThan(25);
});
