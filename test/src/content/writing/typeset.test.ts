import { elided, typeset, typesetText } from '#src/content/writing/typeset.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

const prose: [what: string, typed: string, expected: string][] = [
  ['an apostrophe between letters', "l'ERP", 'l’ERP'],
  ['an apostrophe before a capital with an accent', "l'État", 'l’État'],
  ['an apostrophe before a figure', "jusqu'80", 'jusqu’80'],
  ['an apostrophe before a quotation', "d'« écriture »", `d’«${NARROW}écriture${NARROW}»`],
  ['a straight apostrophe that stands alone', "le ' seul", "le ' seul"],
  ['straight quotation marks', 'le "lettrage"', 'le "lettrage"'],
  ['two marks together', 'Vraiment ?! Non ;', `Vraiment${NARROW}?! Non${NARROW};`],
  ['a colon', 'Fictives : oui', `Fictives${NO_BREAK}: oui`],
  ['a percentage', '80 % du temps', `80${NO_BREAK}% du temps`],
  ['quotation marks', '« Bonjour »', `«${NARROW}Bonjour${NARROW}»`],
  ['a figure and its unit', '40 min par jour', `40${NO_BREAK}min par jour`],
  ['the number of a house', '10 rue de la Gare', `10${NO_BREAK}rue de la Gare`],
  ['a figure before a word that only begins like a unit', '3 horloges', '3 horloges'],
  ['millions', '12 000 000', `12${NARROW}000${NARROW}000`],
  ['digit groups that are not thousands', '12 34 et 1 2345', '12 34 et 1 2345'],
  ['the numbers of versions', 'les versions 14 et 15', `les versions${NO_BREAK}14 et 15`],
  ['the names of points', 'article 6, point f, du', `article${NO_BREAK}6, point${NO_BREAK}f, du`],
  [
    'no word after a word of names',
    "le point d'appui, l'article suivant",
    'le point d’appui, l’article suivant',
  ],
  ['a number after a word that only ends in « version »', 'conversion 14', 'conversion 14'],
  ['hyphens, as they are', "l'e-mail, 2024-2025", 'l’e-mail, 2024-2025'],
];

const notProse = [
  'https://www.solveo.example:8080/a?b=1;c=2&d=50%25!x#f:g',
  "https://www.solveo.example/l'offre?q=l'ERP",
  "mailto:camille.d'arc@solveo.example?subject=l'offre",
  "camille.d'arc@solveo.example",
  '+33 1 99 00 12 34',
];

test.each(prose)('sets %s, and changes nothing the second time', (_what, typed, expected) => {
  expect(typesetText(typed)).toBe(expected);
  expect(typesetText(expected)).toBe(expected);
});

test.each(notProse)('typesetText leaves %s as it is, alone and inside a sentence', (data) => {
  expect(typesetText(data)).toBe(data);
  expect(typesetText(`Voyez ${data} pour l'essai !`)).toBe(`Voyez ${data} pour l’essai${NARROW}!`);
});

test('typeset reaches every string, however deep, and keeps everything else', () => {
  const items = [{ id: 'cas-client', text: 'Oui !', rank: 4.8, isPending: true }, null, ['0 €']];
  expect(typeset({ title: "L'import", items, missing: undefined })).toEqual({
    title: 'L’import',
    items: [
      { id: 'cas-client', text: `Oui${NARROW}!`, rank: 4.8, isPending: true },
      null,
      [`0${NO_BREAK}€`],
    ],
    missing: undefined,
  });
});

test('elided shortens a word only before a vowel', () => {
  const de = ['Aurore', 'Écritures', 'Œuvre', 'Banclair', 'Hexa'].map((name) => elided('de', name));
  expect(de).toEqual(["d'Aurore", "d'Écritures", "d'Œuvre", 'de Banclair', 'de Hexa']);
  expect(elided('que', 'Aurore')).toBe("qu'Aurore");
});
