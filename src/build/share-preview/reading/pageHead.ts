import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf, type HtmlElement } from '../../htmlElements';

/** What crawlers read in a page, without running its scripts. */
export interface PageHead {
  readonly titles: readonly string[];
  /** Every <meta> with a name or a property, in order. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly jsonLd: readonly string[];
  readonly language: string;
  /** How many bytes a crawler must read to have the title, metas and canonical URL. */
  readonly bytes: number;
}

/** Reads an HTML document. Never throws: a parser accepts any text as HTML. */
export function readHead(html: string): PageHead {
  const all = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  const elementsNamed = (tagName: string) => all.filter((element) => element.tagName === tagName);
  const inHead = elementsNamed('head').flatMap(elementsIn);
  const headElementsNamed = (tagName: string) => inHead.filter((tag) => tag.tagName === tagName);
  const ends = inHead.filter(isNeeded).map((tag) => tag.sourceCodeLocation?.endOffset ?? 0);
  return {
    titles: headElementsNamed('title').map(textOf),
    metas: headElementsNamed('meta').flatMap((tag) => {
      const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name');
      return name === undefined ? [] : [{ name, content: attributeOf(tag, 'content') ?? '' }];
    }),
    links: headElementsNamed('link').map((tag) => ({
      rel: attributeOf(tag, 'rel') ?? '',
      href: attributeOf(tag, 'href') ?? '',
    })),
    jsonLd: elementsNamed('script')
      .filter((tag) => attributeOf(tag, 'type') === 'application/ld+json')
      .map(textOf),
    language: elementsNamed('html').map((root) => attributeOf(root, 'lang') ?? '')[0] ?? '',
    bytes: Buffer.byteLength(html.slice(0, Math.max(0, ...ends))),
  };
}

/** The content of the first <meta> of a name; empty when there is none. */
export function metaOf({ metas }: PageHead, name: string): string {
  return metas.find((meta) => meta.name === name)?.content.trim() ?? '';
}

/** The URL of the first <link> of a relation; empty when there is none. */
export function linkOf({ links }: PageHead, rel: string): string {
  return links.find((link) => link.rel === rel)?.href ?? '';
}

/** Whether a card depends on this tag. Other links, scripts and styles may come later. */
function isNeeded(tag: HtmlElement): boolean {
  return (
    ['title', 'meta'].includes(tag.tagName) ||
    (tag.tagName === 'link' && attributeOf(tag, 'rel') === 'canonical')
  );
}
