import { load } from 'cheerio';

/** What a page written by hand would need to be pleasant to read. */
const STYLES = `
*{box-sizing:border-box}
body{margin:0;padding:0 16px;font:17px/1.6 Arial,sans-serif;color:#14233f;background:#faf6ee}
header,main,footer{max-width:1160px;margin:0 auto}
h1{font-size:clamp(2.375rem,1.45rem + 4vw,4.25rem);line-height:1.04;letter-spacing:-.03em}
h2{font-size:clamp(1.75rem,1.3rem + 2vw,2.75rem);line-height:1.1}
section{border-top:1px solid #d8d0bf;padding:56px 0}
p{max-width:45rem}
input,textarea{width:100%;max-width:40rem;padding:13px;border:1px solid #7d8697;font:inherit}
button,label{display:block;margin-top:16px;font:inherit;font-weight:600}
`;

const keptAttributes = new Set('href id for name hidden lang charset content'.split(' '));

/**
 * Returns the same texts as a page written by hand would hold them: few elements, no drawing, no
 * script, ten rules of CSS.
 *
 * @param html a built document
 */
export function handWrittenPage(html: string): string {
  const $ = load(html);
  $('style, script, svg, link').remove();
  $('div, span, figure, noscript').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  $('html, html *').each((_, { attribs }) => {
    for (const name of Object.keys(attribs).filter((each) => !keptAttributes.has(each))) {
      Reflect.deleteProperty(attribs, name);
    }
  });
  $('head').append(`<style>${STYLES}</style>`);
  return $.html();
}
