/**
 * A text as a regular expression that matches it.
 * https://developer.mozilla.org/docs/Web/JavaScript/Guide/Regular_expressions#escaping
 */
export function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
