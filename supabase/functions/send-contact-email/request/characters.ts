// Cc: control characters (NUL cannot be stored by Postgres; CR and LF split mail headers).
// Cs: lone surrogates, which are not text and which Postgres rejects.
// Zl, Zp: line and paragraph separators, line breaks like CR and LF.
// U+202A-202E, U+2066-2069: change the reading direction, so that a subject line can pose as
// another (Unicode TR36, 2.5). Joiners and other marks that names need are allowed.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

const FORBIDDEN_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

const NOTHING_VISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Whether `text` holds something that a field of one line must not: a line break, a control
 * character, a lone surrogate or a change of reading direction.
 */
export function hasForbiddenCharacterInLine(text: string): boolean {
  return FORBIDDEN_IN_LINE.test(text);
}

/** Whether `text` holds a control character other than tab and line breaks, or a lone surrogate. */
export function hasForbiddenCharacterInText(text: string): boolean {
  return FORBIDDEN_IN_TEXT.test(text);
}

/**
 * Whether a reader would see nothing: empty, white space, or characters that are never drawn
 * (zero-width space, byte order mark).
 */
export function isBlank(text: string): boolean {
  return NOTHING_VISIBLE.test(text);
}

/** Whether `text` has more than `limit` code points. */
export function isLongerThan(text: string, limit: number): boolean {
  // A code point takes at most two UTF-16 units: what is longer needs no counting.
  return text.length > 2 * limit || (text.length > limit && Array.from(text).length > limit);
}
