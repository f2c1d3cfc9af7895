import { load } from 'cheerio';

/** What crawlers read of a page, without running its scripts. */
export interface PageHead {
  readonly titles: readonly string[];
  /** Every <meta> with a name or a property, in order. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  /** Empty when the page names none. */
  readonly canonical: string;
  /** The text of every JSON-LD element, wherever it is. */
  readonly jsonLd: readonly string[];
}

/** Reads an HTML document. Never throws: a parser accepts any text as HTML. */
export function readHead(html: string): PageHead {
  const $ = load(html);
  const metas = $('head meta:is([property], [name])').toArray();
  return {
    titles: $.extract({ titles: ['head title'] }).titles.map((title) => title.trim()),
    metas: metas.map(({ attribs: { property, name = '', content = '' } }) => {
      return { name: property ?? name, content };
    }),
    canonical: $('head [rel=canonical]').attr('href') ?? '',
    jsonLd: $.extract({ jsonLd: ['[type="application/ld+json"]'] }).jsonLd,
  };
}

/** The content of the first <meta> of a name; empty when there is none. */
export function metaOf({ metas }: PageHead, name: string): string {
  return metas.find((meta) => meta.name === name)?.content.trim() ?? '';
}
