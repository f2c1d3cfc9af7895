/** @jest-environment node */
import { contact } from '../../src/content/sections/contact';
import { faq } from '../../src/content/sections/faq';
import { renderPages } from '../../src/prerender';
import { loadContent } from './support/content';
import { stringsIn, words } from './support/words';

const scripts = { main: 'main()', islands: '/assets/islands.1a2b.js' };
let rendered: ReturnType<typeof renderPages>;

beforeAll(() => {
  rendered = renderPages(scripts);
});

function page(wanted: string): string {
  const html = rendered.find(({ path }) => path === `/${wanted}`)?.content;
  if (html === undefined) throw new Error(`${wanted} was not rendered.`);
  return html;
}

const headOf = (html: string) => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

function textOf(html: string): string {
  const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');
  return words(
    text
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&'),
  );
}

/** Words that stand on the page only once the visitor has done something. */
const laterWords = stringsIn([
  contact.submitting,
  contact.fieldErrors,
  contact.unknownFieldError,
  contact.direct.readyMail,
  contact.direct.subject,
  contact.close,
  contact.again,
  contact.distributorNote.beginning,
  faq.items.map(({ start }) => start?.beginning),
]);

/** Copy that a reader of the landing page finds as text, not in attributes or on another page. */
async function landingCopy(): Promise<string[]> {
  const { benefits, customerCase, footer, hero, howItWorks, trust, videoDemo } =
    await loadContent();
  const later = laterWords.map(({ text }) => text);
  return stringsIn([
    hero.hero,
    benefits.benefits,
    howItWorks.howItWorks,
    trust.trust,
    customerCase.customerCase.sides,
    videoDemo.videoDemo,
    contact,
    faq,
    footer.footer.tagline,
  ])
    .filter(({ path }) => !/\.(id|placeholder|kind|type|autoComplete)$/.test(path))
    .map(({ text }) => text)
    .filter((text) => !later.includes(text));
}

describe('the prerendered site', () => {
  it('is two documents, and the styles that the longer one defers', () => {
    expect(rendered.map(({ path }) => path)).toEqual([
      '/index.html',
      expect.stringMatching(/^\/assets\/deferred\.[0-9a-f]{10}\.css$/),
      '/404.html',
    ]);
    expect(page('index.html')).toContain(`data-stylesheet="${rendered[1]?.path}"`);
    expect(page('index.html')).toContain(
      `<link rel="stylesheet" href="${rendered[1]?.path}"></noscript>`,
    );
  });

  it('has no class of MUI’s that no style speaks of', () => {
    const html = page('index.html');
    const styles = html + rendered.map(({ content }) => content).join('');
    const names = [...bodyOf(html).matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    const ofMui = names.filter((name) => name.startsWith('Mui'));
    expect(ofMui).toContain('MuiCollapse-hidden');
    expect(ofMui.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });

  it.each(['index.html', '404.html'])('%s is a complete document in French', (file) => {
    expect(page(file)).toMatch(/^<!doctype html><html lang="fr">/);
    expect(page(file)).toMatch(/<\/body><\/html>$/);
    expect(page(file).match(/<(html|head|body|title)[ >]/g)).toHaveLength(4);
  });

  it.each(['index.html', '404.html'])('%s has its head tags first, then its styles', (file) => {
    const head = headOf(page(file));
    const styles = head.indexOf('<style');
    expect(styles).toBeGreaterThan(0);
    for (const tag of ['<meta charset="utf-8"', '<meta name="viewport"', '<title>']) {
      const place = head.indexOf(tag);
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(styles);
    }
  });

  it.each(['index.html', '404.html'])('%s has no styles in its body', (file) => {
    expect(bodyOf(page(file))).not.toContain('<style');
  });

  it.each(['index.html', '404.html'])('%s has one script, in its head', (file) => {
    const tags = page(file).match(/<script(?! type="application\/ld\+json").*?<\/script>/g);
    expect(tags).toEqual([expect.stringMatching(/^<script[^>]*>main\(\)<\/script>$/)]);
    expect(headOf(page(file))).toContain(tags?.[0]);
  });

  it('names the islands’ script in the document that has islands', () => {
    expect(page('index.html')).toContain(`<script data-islands="${scripts.islands}"`);
    expect(page('404.html')).not.toContain('data-islands');
  });

  it('has the whole text of the page, answers included', async () => {
    const text = textOf(bodyOf(page('index.html')));
    const copy = await landingCopy();
    expect(copy.length).toBeGreaterThan(70);
    expect(copy.filter((piece) => !text.includes(words(piece)))).toEqual([]);
    for (const { answer } of faq.items) expect(text).toContain(words(answer));
  });

  it('has its closed answers hidden only until the browser finds something in them', () => {
    const hiding = page('index.html').match(/<[^>]* hidden(?![\w-])[^>]*>/g) ?? [];
    expect(hiding).toHaveLength(faq.items.length);
    for (const [rank, { id }] of faq.items.entries()) {
      expect(hiding[rank]).toContain('hidden="until-found"');
      expect(hiding[rank]).toContain(`id="${id}-answer"`);
    }
  });

  it('works before its scripts run: real links and a real form', () => {
    const html = page('index.html');
    expect(html).toContain('href="#contact"');
    expect(html).toContain('href="https://www.youtube.com/watch?v=');
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).not.toContain('<iframe');
  });

  it('shows the year of the build', () => {
    expect(page('index.html')).toMatch(/© (<!-- -->)?2019/);
  });

  it('has the words of the 404 page, and keeps it out of search engines', () => {
    const text = textOf(bodyOf(page('404.html')));
    expect(text).toContain('404 Oops! Page not found Retour à l’accueil');
    expect(headOf(page('404.html'))).toContain('<meta name="robots" content="noindex"');
  });

  it('reads the same each time', () => {
    expect(renderPages(scripts)).toEqual(rendered);
  });
});
