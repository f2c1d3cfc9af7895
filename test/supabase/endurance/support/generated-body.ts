import fc from 'fast-check';

/** A body as somebody might send it. */
export interface GeneratedBody {
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body: string;
}

// What breaks parsers, mails and databases, more often than it would occur by chance.
const BREAKING = [
  ...Array.from('\0\r\n\t\u2028\u0085\u202E\uFEFF\uFFFF\u200B\u{10FFFF}\'"\\<&%+=; '),
  ...['\r\n', '\n.\n', '--', 'e\u0301'],
];

const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...BREAKING) },
);

const text = (maxLength: number) => fc.string({ unit: character, maxLength });

const line = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: text(250) },
);

const email = fc.oneof(
  { weight: 5, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: text(40) },
);

const human = fc.record(
  {
    name: line,
    company: line,
    email,
    message: fc.oneof(text(400), text(20), fc.constant('')),
    website: fc.constantFrom('', ' ', 'https://spam.example'),
  },
  { requiredKeys: ['name', 'company', 'email'] },
);

const anything = fc.jsonValue({ maxDepth: 2 });

const mistaken = fc.record(
  { name: anything, company: anything, email: anything, message: anything },
  { requiredKeys: [] },
);

const formOf = (fields: object) => new URLSearchParams({ ...fields }).toString();

const json = (body: string): GeneratedBody => ({ contentType: 'application/json', body });

const form = (body: string): GeneratedBody => ({
  contentType: 'application/x-www-form-urlencoded',
  body,
});

export const generatedBody: fc.Arbitrary<GeneratedBody> = fc.oneof(
  { weight: 10, arbitrary: human.map((fields) => json(JSON.stringify(fields))) },
  { weight: 5, arbitrary: human.map((fields) => form(formOf(fields))) },
  { weight: 2, arbitrary: mistaken.map((fields) => json(JSON.stringify(fields))) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }).map(json) },
  { weight: 1, arbitrary: text(60).map(json) },
  { weight: 1, arbitrary: text(60).map(form) },
);
