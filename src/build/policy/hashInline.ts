import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Sources of a Content-Security-Policy, such as `'sha256-47DEQ…='`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styleElements: readonly string[];
}

/**
 * Hashes the inline scripts and styles that a document's Content-Security-Policy must allow.
 *
 * @param html the complete document
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function hashInline(html: string): InlineHashes {
  // Without scripting, the parser reads a style element inside <noscript> too.
  const $ = load(html, { scriptingEnabled: false });
  const hashesOf = (selector: string) => $.extract({ texts: [selector] }).texts.map(hashSource);
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
