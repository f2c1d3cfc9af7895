import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Sources of a Content-Security-Policy, such as `'sha256-47DEQ…='`, without duplicates. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styleElements: readonly string[];
}

/**
 * Hashes the inline scripts and styles that a Content-Security-Policy must allow.
 *
 * @param documents complete HTML
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function hashInline(documents: readonly string[]): InlineHashes {
  // Without scripting, the parser reads a style element inside <noscript> too.
  const pages = documents.map((html) => load(html, { scriptingEnabled: false }));
  const hashesOf = (selector: string) => {
    const texts = pages.flatMap(($) => $.extract({ texts: [selector] }).texts);
    return [...new Set(texts.map(hashSource))];
  };
  return {
    // No policy covers data.
    scripts: hashesOf('script:not([src], [type="application/ld+json"])'),
    styleElements: hashesOf('style'),
  };
}

/** The source that allows an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
