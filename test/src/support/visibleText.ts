import { load } from 'cheerio';
import { words } from '../../support/words';

const UNSEEN = 'script, style, head, template, title';

/** What a reader of an HTML document sees, closed answers and sentences in `<noscript>` included. */
export function visibleText(html: string): string {
  return words(linesAsRead(html));
}

/** Elements that browsers show on lines of their own, or that separate words, without any styles. */
const SEPARATING =
  /^(address|article|body|br|button|dd|details|div|dl|dt|figure|footer|form|h[1-6]|header|hr|img|input|li|main|nav|ol|option|p|section|select|summary|t[dhr]|textarea|ul)$/;

/**
 * Words that run into each other when an HTML document is read or copied without its styles. Two
 * letters alone are no words: they are of a name that is drawn letter by letter.
 */
export function joinedWords(html: string): string[] {
  const text = unstyledText(html);
  const joined = text.match(/[\p{L}\d%.]+\|+[\p{L}\d+−]+/gu) ?? [];
  return joined.filter((parts) => !/^\p{L}\|+\p{L}$/u.test(parts));
}

/** The text with a `|` wherever one element's text directly follows another's. */
function unstyledText(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  $(UNSEEN).remove();
  $('html, html *').each((_, element) => {
    const edge = SEPARATING.test(element.name) ? '\n' : '|';
    $(element).before(edge).after(edge);
  });
  // MUI keeps a line open with a space without width.
  return $.root().text().replaceAll('\u200b', '');
}

/** What `visibleText` returns, a line for each block. */
export function linesAsRead(html: string): string {
  const lines = unstyledText(html).replaceAll('|', '').split('\n');
  return lines.map(words).filter(Boolean).join('\n');
}
