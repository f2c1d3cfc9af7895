const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
/** Between letters or before a figure; not inside scheme:… or name@host, where it is data. */
const APOSTROPHE = /(?<=\p{L})(?<!\p{L}:\S*)'(?=[\p{L}\d«])(?!\S*@)/gu;
const UNITS = 'min|h|ans|mois|jours|comptes|collaborateurs|avis|heures|minutes';

/**
 * Sets French spacing and apostrophes in one piece of prose: U+202F before ; ! ? and inside « »,
 * U+00A0 before : % € and between a number and its unit, U+2019 for apostrophes. Addresses
 * (https://…, name@host, tel:+33…) stay as they are, and so does text that is already set.
 * @see Lexique des règles typographiques en usage à l'Imprimerie nationale, 3rd ed., p. 149
 */
export function typesetText(text: string): string {
  return text
    .replace(APOSTROPHE, '\u2019')
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ »/g, `${NARROW_NO_BREAK_SPACE}»`)
    .replace(/ (?=[:%€])/g, NO_BREAK_SPACE)
    .replace(new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}]))`, 'gu'), NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW_NO_BREAK_SPACE);
}

/**
 * Applies `typesetText` to every string inside plain data (objects, arrays), however deep.
 * Returns a new value of the same type; numbers, booleans and null pass through.
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
