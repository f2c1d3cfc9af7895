import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '../../htmlElements';
import type { HtmlElement } from '../../htmlElements';

/** What robots read in a page, without running its scripts. */
export interface PageHead {
  readonly titles: readonly string[];
  /** Every <meta> with a name or a property, in order. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly jsonLd: readonly string[];
  readonly language: string;
  /** How many bytes a robot must read to have all that it shows: titles, metas and canonical. */
  readonly bytes: number;
}

/** Reads an HTML document. Never throws: a parser takes any text for HTML. */
export function readHead(html: string): PageHead {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const all = elementsIn(document);
  const head = all.find(({ tagName }) => tagName === 'head');
  const inHead = head ? elementsIn(head) : [];
  const tags = inHead.filter(isShown);
  const end = Math.max(0, ...tags.map((tag) => tag.sourceCodeLocation?.endOffset ?? 0));
  const root = all.find(({ tagName }) => tagName === 'html');
  return {
    titles: named(inHead, 'title').map(textOf),
    metas: named(inHead, 'meta').flatMap((tag) => {
      const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name');
      return name === undefined ? [] : [{ name, content: attributeOf(tag, 'content') ?? '' }];
    }),
    links: named(inHead, 'link').map((tag) => ({
      rel: attributeOf(tag, 'rel') ?? '',
      href: attributeOf(tag, 'href') ?? '',
    })),
    jsonLd: named(all, 'script')
      .filter((tag) => attributeOf(tag, 'type') === 'application/ld+json')
      .map(textOf),
    language: (root && attributeOf(root, 'lang')) ?? '',
    bytes: Buffer.byteLength(html.slice(0, end)),
  };
}

/** The content of the first <meta> of a name; empty when there is none. */
export function metaOf({ metas }: PageHead, name: string): string {
  return metas.find((meta) => meta.name === name)?.content.trim() ?? '';
}

/** The address of the first <link> of a relation; empty when there is none. */
export function linkOf({ links }: PageHead, rel: string): string {
  return links.find((link) => link.rel === rel)?.href ?? '';
}

/** Scripts and styles may follow as far away as they like. */
function isShown(tag: HtmlElement): boolean {
  if (tag.tagName === 'link') return attributeOf(tag, 'rel') === 'canonical';
  return tag.tagName === 'title' || tag.tagName === 'meta';
}

function named(elements: readonly HtmlElement[], tagName: string): HtmlElement[] {
  return elements.filter((element) => element.tagName === tagName);
}
