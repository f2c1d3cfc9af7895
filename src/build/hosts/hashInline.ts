import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '../htmlElements';

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
  // Without scripting, the parser reads the style elements inside <noscript>.
  const elements = documents.flatMap((html) =>
    elementsIn(parse(html, { scriptingEnabled: false })),
  );
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      // No policy covers data.
      attributeOf(element, 'type') !== 'application/ld+json',
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return {
    scripts: [...new Set(scripts.map(textOf).map(hashSource))],
    styleElements: [...new Set(styles.map(textOf).map(hashSource))],
  };
}

/** The source that allows an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
