import { VIDEO_WATCH_URL } from '#src/content/brand.ts';
import { faq } from '#src/content/sections/faq.ts';
import { renderPages } from '#src/build/prerender.tsx';
import { loadContent } from '../../support/content';
import { joinedWords, visibleText } from '../../support/visibleText';
import { stringsIn, words } from '../../support/words';

const scripts = { main: 'main()', islands: '/assets/islands.1a2b.js' };
const rendered = renderPages(scripts);

function page(wanted: string): string {
  const html = rendered.find(({ path }) => path === `/${wanted}`)?.content;
  if (html === undefined) throw new Error(`${wanted} was not rendered.`);
  return html;
}

const headOf = (html: string) => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

const shownOnInteraction =
  /\.(submitting|fieldErrors|unknownFieldError|readyMail|subject|close|again|beginning)\b/;
const attributes = /\.(id|href|placeholder|kind|type|autoComplete)$/;

/** Copy of other pages, of attributes and of drawings: every other module is checked. */
const elsewhere =
  /^\.(anchors|brand|claims|facts|islandError|estimator|legal|ledger|meta|navigation|notFound|paths|publicFiles|shareImageWords|videoPoster|hero\.\w+\.rating)\b|\.customerCase\.(?!sides)\w+\./;

/** Copy that the landing page contains as text from the start. */
async function landingCopy(): Promise<string[]> {
  return stringsIn(await loadContent())
    .filter(({ path }) => ![attributes, shownOnInteraction, elsewhere].some((it) => it.test(path)))
    .map(({ text }) => text);
}

describe('the prerendered site', () => {
  describe.each(['index.html', 'confidentialite/index.html', '404.html'])('%s', (file) => {
    const html = page(file);

    it('is a complete document in French', () => {
      expect(html).toMatch(/^<!doctype html><html lang="fr">/);
      expect(html).toMatch(/<\/body><\/html>$/);
      expect(html.match(/<(html|head|body|title)[ >]/g)).toHaveLength(4);
    });

    it('has its head tags first, then its styles, and no styles in its body', () => {
      const head = headOf(html);
      const tags = ['<meta charset="utf-8"', '<meta name="viewport"', '<title>', '<style'];
      const places = tags.map((tag) => head.indexOf(tag));
      expect(places).not.toContain(-1);
      expect(Math.max(...places)).toBe(places[3]);
      expect(head.slice(places[3])).not.toMatch(/<(?:meta|link|title)/);
      expect(bodyOf(html)).not.toMatch(/<style| style=/);
    });

    it('has one script, in its head', () => {
      const found = html.match(/<script(?! type="application\/ld\+json").*?<\/script>/g);
      expect(found).toEqual([expect.stringMatching(/^<script[^>]*>main\(\)<\/script>$/)]);
      expect(headOf(html)).toContain(found?.[0]);
    });
  });

  it('names the islands’ script in the document that has islands', () => {
    expect(page('index.html')).toContain(`<script data-islands="${scripts.islands}"`);
    expect(page('404.html')).not.toContain('data-islands');
    // The id prefix with which this island is hydrated.
    expect(page('index.html')).toContain(' for="_contact');
  });

  it('has the whole text of the page, answers included', async () => {
    const text = visibleText(page('index.html'));
    const copy = await landingCopy();
    expect(copy.length).toBeGreaterThan(70);
    expect(copy.filter((piece) => !text.includes(words(piece)))).toEqual([]);
  });

  it('keeps words apart without styles', () => {
    expect(joinedWords(page('index.html'))).toEqual([]);
    expect(joinedWords(page('404.html'))).toEqual([]);
    expect(joinedWords("<h3><span>jusqu'à</span><b>80 %</b>du temps</h3>")).toHaveLength(2);
  });

  it('hides closed answers until the browser finds something in them', () => {
    const hiding = page('index.html').match(/<[^>]* hidden(?![\w-])[^>]*>/g) ?? [];
    expect(hiding).toHaveLength(faq.items.length);
    for (const [rank, { id }] of faq.items.entries()) {
      expect(hiding[rank]).toContain('hidden="until-found"');
      expect(hiding[rank]).toContain(`id="${id}-answer"`);
    }
  });

  it('works before its scripts run: real links, a real form and no player', () => {
    const html = page('index.html');
    expect(html).toContain(`href="${VIDEO_WATCH_URL}"`);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).not.toContain('<iframe');
  });

  it('shows the year of the build', () => {
    expect(page('index.html')).toMatch(/© <span data-current-year="">2019</);
  });
});
