import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A node's elements in document order, itself included, without the contents of templates. */
export function elementsIn(node: Node): HtmlElement[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/** @returns undefined when the element has no such attribute */
export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element, without that of its child elements. */
export function textOf({ childNodes }: HtmlElement): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
