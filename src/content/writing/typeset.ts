const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
/** Latin letters with any accent. Compiling \p{L}, which has six hundred ranges, delays the page. */
const LETTER = '[A-Za-zÀ-ž]';
const NUMBERED = 'articles?|paragraphes?|points?|numéros?|versions?|ISO|CFONB|Dynamics';
const UNITS =
  'min|h|ans?|mois|jours?|comptes?|collaborateurs?|avis|heures?|minutes?|caractères?|rue|avenue|boulevard|place|quai';
/** Between letters, or before a figure or «; not inside scheme:… or name@host, where it is data. */
const APOSTROPHE = new RegExp(
  String.raw`(?<=${LETTER})(?<!${LETTER}:\S*)'(?=${LETTER}|[\d«])(?!\S*@)`,
  'g',
);
const BEFORE_UNIT = new RegExp(String.raw`(?<=\d) (?=(?:${UNITS})(?!${LETTER}))`, 'g');
const BEFORE_NUMBER = new RegExp(
  String.raw`(?<=(?<!${LETTER})(?:${NUMBERED})) (?=\d|[a-z](?!${LETTER}|’))`,
  'gi',
);

/**
 * Sets French spacing and apostrophes in one piece of prose: U+202F before ; ! ? and inside « »,
 * U+00A0 before : % €, between a number and its unit, its street or its name (version 14, point f), U+2019 for
 * apostrophes. URLs and email addresses stay as they are, and so does text that is already set.
 * @see Lexique des règles typographiques en usage à l'Imprimerie nationale, 3rd ed., p. 149.
 */
export function typesetText(text: string): string {
  return text
    .replace(APOSTROPHE, '\u2019')
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ »/g, `${NARROW_NO_BREAK_SPACE}»`)
    .replace(/ (?=[:%€])/g, NO_BREAK_SPACE)
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(BEFORE_NUMBER, NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW_NO_BREAK_SPACE);
}

/**
 * Applies `typesetText` to every string inside plain data (objects, arrays), however deep. Returns a
 * new value of the same type; anything else passes through.
 */
export function typeset<T>(content: T): T;
export function typeset(content: unknown): unknown {
  if (typeof content === 'string') return typesetText(content);
  if (Array.isArray(content)) return content.map((item) => typeset<unknown>(item));
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => [key, typeset<unknown>(value)]),
    );
  }
  return content;
}

/**
 * « de » or « que » before a name: « d'Aurore », « d'Yves », « de Banclair ». An h may be aspirated,
 * and a y before a vowel is a consonant: neither elides.
 */
export function elided(word: 'de' | 'que', name: string): string {
  const beginsWithVowel = /^(?:[aeiouæœ]|y(?![aeiouy]))/i.test(name.normalize('NFD'));
  return beginsWithVowel ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`;
}
