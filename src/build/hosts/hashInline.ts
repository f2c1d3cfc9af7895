import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf, type HtmlElement } from '../htmlElements';

/** Sources of a Content-Security-Policy, such as `'sha256-47DEQ…='`, without duplicates. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styleElements: readonly string[];
}

/**
 * Hashes the inline scripts and styles that a Content-Security-Policy must allow.
 * Never throws: the parser accepts any text as HTML.
 *
 * @param documents complete HTML
 * @returns the hashes of their executable inline scripts and of their style elements
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function hashInline(documents: readonly string[]): InlineHashes {
  // Without scripting, the parser reads the style elements inside <noscript>.
  const elements = documents.flatMap((html) =>
    elementsIn(parse(html, { scriptingEnabled: false })),
  );
  return {
    scripts: hashAll(elements.filter(isInlineScript).map(textOf)),
    styleElements: hashAll(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
  };
}

/** The source that allows an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashAll(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashSource))];
}

// Everything else is a data block, such as JSON-LD, which no policy covers.
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
const EXECUTABLE =
  /^((text|application)\/(x-)?(java|ecma)script|module|importmap|speculationrules)?$/i;

function isInlineScript(element: HtmlElement): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    EXECUTABLE.test(attributeOf(element, 'type')?.trim() ?? '')
  );
}
