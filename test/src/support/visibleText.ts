import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { words } from './words';

const UNSEEN = ['script', 'style', 'head', 'template', 'title', 'noscript'];

/** What a reader of an HTML document sees, closed answers included. */
export function visibleText(html: string): string {
  return words(textOf(parse(html)));
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (UNSEEN.includes(node.nodeName)) return '';
  if ('value' in node) return `${node.value} `;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
