// The mandatory breaks of https://www.unicode.org/reports/tr14/.
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// Cc: control characters (NUL cannot be stored by Postgres). Cs: lone surrogates, which are not text
// and which Postgres rejects. Default_Ignorable_Code_Point: zero-width spaces, soft hyphens, and all
// that changes the reading direction, with which a subject line could pose as another (Unicode TR36,
// 2.5).
const NEVER_DRAWN = String.raw`\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}`;

// Tabs and line breaks lay a text out. Persian names and emoji are drawn differently without joiners
// and variation selectors.
const MEANT = String.raw`[\t\n\u200C\u200D\p{Variation_Selector}]`;

const INVISIBLE = new RegExp(`(?!${MEANT})[${NEVER_DRAWN}]`, 'gu');

const NOTHING_VISIBLE = new RegExp(String.raw`^[\p{White_Space}${NEVER_DRAWN}]*$`, 'u');

/** A text of several lines as a reader sees it: lines end in LF, and what is never drawn is left out. */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(INVISIBLE, '');
}

/** The same as one line: tabs and line breaks become spaces. */
export function joinLines(text: string): string {
  return cleanText(text).replace(/[\t\n]/g, ' ');
}

/** The same, trimmed at both ends. */
export function cleanLine(text: string): string {
  return joinLines(text).trim();
}

/** An email address as a reader sees it: no joiner has a meaning in it. */
export function cleanEmail(text: string): string {
  return cleanLine(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** How each kind of field is cleaned. */
export const CLEAN = { line: cleanLine, email: cleanEmail, text: cleanText } as const;

/** Whether a reader would see nothing: empty, white space, or characters that are never drawn. */
export function isBlank(text: string): boolean {
  return NOTHING_VISIBLE.test(text);
}

/** Whether `text` has more than `limit` code points. */
export function isLongerThan(text: string, limit: number): boolean {
  return Array.from(text).length > limit;
}
