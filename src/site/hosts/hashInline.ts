import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Sources of a Content-Security-Policy, such as `'sha256-47DEQ…='`, each once. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styleElements: readonly string[];
  readonly styleAttributes: readonly string[];
}

/**
 * Hashes what a Content-Security-Policy has to name for these documents to work.
 *
 * In: complete HTML documents. Out: the hash sources of their executable inline scripts, style
 * elements and style attributes. Never throws: a parser takes any text for HTML.
 * Source: https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function hashInline(documents: readonly string[]): InlineHashes {
  const elements = documents.flatMap((html) => {
    // As for a visitor without JavaScript: the styles inside <noscript> are elements, too.
    return elementsIn(parse(html, { scriptingEnabled: false }));
  });
  return {
    scripts: hashAll(elements.filter(isInlineScript).map(textOf)),
    styleElements: hashAll(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
    styleAttributes: hashAll(elements.flatMap((element) => attribute(element, 'style') ?? [])),
  };
}

/** The source that allows an inline `text`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashAll(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashSource))];
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const inTemplate = 'content' in node ? elementsIn(node.content) : [];
  const own = 'tagName' in node ? [node] : [];
  return [...own, ...inTemplate, ...children.flatMap(elementsIn)];
}

// Everything else is a data block, which no policy stops; JSON-LD is one.
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
const EXECUTABLE =
  /^((text|application)\/(x-)?(java|ecma)script|module|importmap|speculationrules)?$/i;

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    EXECUTABLE.test(attribute(element, 'type')?.trim() ?? '')
  );
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
