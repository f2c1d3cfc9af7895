import { FIELD_NAMES, FIELDS } from '#supabase/functions/_shared/contract.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { paths } from '#src/content/paths.ts';
import { fieldWords } from '../../support/sampleRequest';
import { stringsIn, words } from '../../support/words';

const { legalNotice, privacy } = paths;

/** The legal texts once the owner has given this answer to everything, and confirmed it, or not. */
async function legalTexts(answer: string) {
  const texts: Record<string, string> = {};
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('#src/content/brand.ts');
    const { contact, legal, privacy } = brand;
    Object.assign(contact, { phone: answer && '+33 1 99 00 12 34' });
    for (const [group, details] of Object.entries({ legal, host: legal.host, privacy })) {
      for (const [name, value] of Object.entries(details)) {
        if (typeof value === 'string') Object.assign(details, { [name]: answer && answer + group });
        if (typeof value === 'boolean') Object.assign(details, { [name]: answer !== '' });
      }
    }
    const { legalDocuments } = await import('#src/content/legal.ts');
    for (const document of legalDocuments) {
      const all = stringsIn(document).map(({ text }) => text);
      texts[document.path] = words(all.join(' '));
    }
  });
  return (path: string) => texts[path] ?? '';
}

let unanswered: (path: string) => string;
let answered: typeof unanswered;
beforeAll(async () => {
  unanswered = await legalTexts('');
  answered = await legalTexts('Réponse : ');
});

test.each([
  [legalNotice, ['legal', 'host']],
  [privacy, ['privacy']],
])('%s says what the owner has not answered yet, then its own answers', (path, groups) => {
  expect(unanswered(path)).toContain('À compléter');
  const answers = [...answered(path).matchAll(/Réponse : (\w+)/g)].map(([, group]) => group);
  expect([...new Set(answers)]).toEqual(groups);
  expect(answered(path)).not.toContain('À compléter');
});

test('the privacy text promises the European Union and no sale only once the owner has confirmed it', () => {
  expect(unanswered(privacy)).not.toMatch(/base de données est hébergée|vendues/);
  expect(answered(privacy)).toMatch(
    /base de données est hébergée dans l’Union européenne.*vendues/,
  );
});

/** The fields that a text names. « fonctionner » does not name a field « fonction ». */
const fieldsIn = (text: string) =>
  FIELD_NAMES.filter((name) =>
    new RegExp(`(?<!\\p{L})${fieldWords[name]}(?!\\p{L})`, 'u').test(text),
  );

test('the privacy text names every field of the form', () => {
  expect(fieldsIn(unanswered(privacy))).toEqual(FIELD_NAMES);
});

test('the privacy text says under « Ce qui est obligatoire » which fields are, and which are not', () => {
  const parts = legalDocuments.flatMap((document) => document.parts);
  const part = parts.find(({ title }) => words(title) === 'Ce qui est obligatoire');
  const sentences = words(part?.lines.join(' ') ?? '').split('. ');
  const isOptional = (sentence: string) => /facultati[fv]/.test(sentence);
  const required = sentences.filter((sentence) => !isOptional(sentence)).join('. ');
  const optional = sentences.filter(isOptional).join('. ');
  expect(fieldsIn(required)).toEqual(FIELD_NAMES.filter((name) => FIELDS[name].isRequired));
  expect(fieldsIn(optional)).toEqual(FIELD_NAMES.filter((name) => !FIELDS[name].isRequired));
});
