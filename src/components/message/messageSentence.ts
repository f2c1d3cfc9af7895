import { escapeForRegExp } from '../../content/writing/escapeForRegExp';
import { fillTemplate } from '../../content/writing/fillTemplate';

/** Replaces what is between `start` and `end` by `text`. */
export interface Edit {
  text: string;
  start: number;
  end: number;
}

/** Any value of a placeholder. A visitor who writes more into a sentence ends a clause or a line there. */
const ANY_VALUE = '[^.:;!?\\n]{1,100}';

/**
 * Replaces the sentence that was made from the same template, or appends one. A sentence that the
 * visitor has edited no longer matches the template, and stays. Typographic spaces become ordinary
 * ones, for the mail. A space follows the sentence, since the visitor types on there.
 *
 * @param template a sentence with placeholders, such as `{time}`
 * @param values what replaces each placeholder
 * @returns the edit of the message, which ends where the visitor continues
 */
export function putSentence(
  message: string,
  template: string,
  values: Readonly<Record<string, string>>,
): Edit {
  const text = `${simplifySpaces(fillTemplate(template, values))} `;
  const earlier = matchAnyValues(simplifySpaces(template)).exec(message);
  if (earlier) return { text, start: earlier.index, end: earlier.index + earlier[0].length };
  const end = message.length;
  if (message.trim() === '') return { text, start: 0, end };
  const lineBreak = message.endsWith('\n') ? '' : '\n\n';
  return { text: lineBreak + text, start: end, end };
}

/**
 * Matches the sentence with whatever values it was filled: the message may be older than this page,
 * since browsers restore it on a reload.
 */
function matchAnyValues(template: string): RegExp {
  const literals = template.split(/\{\w+\}/).map(escapeForRegExp);
  return new RegExp(`${literals.join(ANY_VALUE)} ?`, 'u');
}

function simplifySpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
