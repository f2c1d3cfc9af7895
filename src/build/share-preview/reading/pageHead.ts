import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '../../htmlElements';

/** What crawlers read in a page's head, without running its scripts. */
export interface PageHead {
  readonly titles: readonly string[];
  /** Every <meta> with a name or a property, in order. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  /** Empty when the page names none. */
  readonly canonical: string;
}

/** Reads an HTML document. Never throws: a parser accepts any text as HTML. */
export function readHead(html: string): PageHead {
  const inHead = elementsIn(parse(html))
    .filter(({ tagName }) => tagName === 'head')
    .flatMap(elementsIn);
  const canonical = inHead.find((tag) => attributeOf(tag, 'rel') === 'canonical');
  return {
    titles: inHead
      .filter(({ tagName }) => tagName === 'title')
      .map((title) => textOf(title).trim()),
    metas: inHead.flatMap((tag) => {
      const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name');
      const isMeta = tag.tagName === 'meta' && name !== undefined;
      return isMeta ? { name, content: attributeOf(tag, 'content') ?? '' } : [];
    }),
    canonical: (canonical && attributeOf(canonical, 'href')) ?? '',
  };
}

/** The content of the first <meta> of a name; empty when there is none. */
export function metaOf({ metas }: PageHead, name: string): string {
  return metas.find((meta) => meta.name === name)?.content.trim() ?? '';
}
