import { typeset, typesetText } from '#src/content/typography.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const JOINER = '\u2060';

const prose: [what: string, typed: string, expected: string][] = [
  ['an apostrophe between letters', "l'ERP", 'l’ERP'],
  ['an apostrophe before a capital with an accent', "l'État", 'l’État'],
  ['an apostrophe after a capital', "L'import", 'L’import'],
  ['an apostrophe before a ligature', "l'œil", 'l’œil'],
  ['an apostrophe before a figure', "jusqu'80", 'jusqu’80'],
  ['an apostrophe before a quotation', "d'« écriture »", `d’«${NARROW}écriture${NARROW}»`],
  ['several apostrophes', "s'il n'y a qu'un", 's’il n’y a qu’un'],
  ['an apostrophe already typographic', 'l’ERP', 'l’ERP'],
  ['a straight apostrophe that stands alone', "le ' seul", "le ' seul"],
  ['straight quotation marks', 'le "lettrage"', 'le "lettrage"'],
  ['a semicolon', 'Rechargez ; sinon', `Rechargez${NARROW}; sinon`],
  ['an exclamation mark', 'Envoyée !', `Envoyée${NARROW}!`],
  ['a question mark', 'Pourquoi ?', `Pourquoi${NARROW}?`],
  ['two marks together', 'Vraiment ?!', `Vraiment${NARROW}?!`],
  ['a colon', 'Fictives : oui', `Fictives${NO_BREAK}: oui`],
  ['a percentage', '80 % du temps', `80${NO_BREAK}% du temps`],
  ['a price', '0 € sans engagement', `0${NO_BREAK}€ sans engagement`],
  ['quotation marks', '« Bonjour »', `«${NARROW}Bonjour${NARROW}»`],
  ['a figure and its unit', '40 min par jour', `40${NO_BREAK}min par jour`],
  ['a figure and a short unit', 'sous 24 h.', `sous 24${NO_BREAK}h.`],
  ['a range', '15 à 30 minutes', `15 à 30${NO_BREAK}minutes`],
  ['a figure before a word that only begins like a unit', '3 horloges', '3 horloges'],
  ['thousands', '1 240,00', `1${NARROW}240,00`],
  ['millions', '12 000 000', `12${NARROW}000${NARROW}000`],
  ['digit groups that are not thousands', '12 34 et 1 2345', '12 34 et 1 2345'],
  ['the number of a version', 'dès la version 14', `dès la version${NO_BREAK}14`],
  ['the numbers of versions', 'les versions 14 et 15', `les versions${NO_BREAK}14 et 15`],
  ['the number of a standard', 'norme ISO 27001', `norme ISO${NO_BREAK}27001`],
  ['the number of a product', 'Dynamics 365 et plus', `Dynamics${NO_BREAK}365 et plus`],
  ['a number after a word that only ends in « version »', 'conversion 14', 'conversion 14'],
  ['the hyphen of e-mail', "l'e-mail, un e-mail", `l’e-${JOINER}mail, un e-${JOINER}mail`],
  ['a hyphen before il', 'Combien faut-il de temps', `Combien faut-${JOINER}il de temps`],
  ['a hyphen before elles', 'sont-elles sûres', `sont-${JOINER}elles sûres`],
  [
    'the hyphens around t',
    'reste-t-il, y a-t-on',
    `reste-${JOINER}t-${JOINER}il, y a-${JOINER}t-${JOINER}on`,
  ],
  [
    'a hyphen that may end a line',
    'rendez-vous, ci-dessus, sous-onglet',
    'rendez-vous, ci-dessus, sous-onglet',
  ],
  ['a capital before a hyphen', 'E-mail professionnel *', 'E-mail professionnel *'],
  ['a mark without a space before it', 'Oui! Non?', 'Oui! Non?'],
  ['nothing', '', ''],
];

const notProse = [
  'https://www.solveo.example:8080/a?b=1;c=2&d=50%25!x#f:g',
  "https://www.solveo.example/l'offre?q=l'ERP",
  "mailto:camille.d'arc@solveo.example?subject=l'offre",
  'tel:+33199001234',
  'contact@solveo.example',
  "camille.d'arc@solveo.example",
  '+33 1 99 00 12 34',
  '#video-demo',
  '#faut-il',
  'e-mail@faut-il.example',
  'https://www.solveo.example/e-mail/faut-il',
];

describe('typesetText', () => {
  it.each(prose)('sets %s', (_what, typed, expected) => {
    expect(typesetText(typed)).toBe(expected);
  });

  it.each(prose)('changes nothing the second time: %s', (_what, typed) => {
    const once = typesetText(typed);
    expect(typesetText(once)).toBe(once);
  });

  it.each(notProse)('leaves %s as it is', (data) => {
    expect(typesetText(data)).toBe(data);
  });

  it.each(notProse)('leaves %s as it is inside a sentence', (data) => {
    expect(typesetText(`Voyez ${data} pour l'essai !`)).toBe(
      `Voyez ${data} pour l’essai${NARROW}!`,
    );
  });
});

describe('typeset', () => {
  it('reaches every string, however deep, and keeps everything else', () => {
    const content = {
      title: "L'import",
      items: [{ text: 'Oui !', rank: 3, isPending: true }, null, ['0 €']],
      missing: undefined,
    };
    expect(typeset(content)).toEqual({
      title: 'L’import',
      items: [{ text: `Oui${NARROW}!`, rank: 3, isPending: true }, null, [`0${NO_BREAK}€`]],
      missing: undefined,
    });
  });

  it('does not change what it was given', () => {
    const content = { items: ["l'ERP"] };
    typeset(content);
    expect(content).toEqual({ items: ["l'ERP"] });
  });

  it.each([null, undefined, 4.8, true])('passes %s through', (value) => {
    expect(typeset<unknown>(value)).toBe(value);
  });
});
