import { load } from 'cheerio';
import type { brand } from '#src/content/brand.ts';
import { RESULT_PAGES } from '#supabase/functions/_shared/contract.ts';
import { textsAfter } from '../support/content';
import { renderEdited } from '../support/renderEdited';
import { linesAsRead, visibleText } from '../support/visibleText';

type Brand = typeof brand;
type Files = Awaited<ReturnType<typeof renderEdited>>;

/** Every page of the site, with the owner's edits to the brand. */
const renderWith = (edit: (brand: Brand) => void) =>
  renderEdited(async () => {
    const { brand } = await import('#src/content/brand.ts');
    edit(brand);
  });

const textOf = (files: Files) => files.map(({ content }) => visibleText(content)).join('\n');

/** The link to the diary in the note of a sent request: its address and the window that it opens in. */
function diaryLink(files: Files) {
  const $ = load(
    files.find(({ path }) => path === `/${RESULT_PAGES.accepted}index.html`)?.content ?? '',
  );
  const link = $('[role=note] a');
  return [link.attr('href'), link.attr('target')];
}

/** What platforms, search engines and screen readers get of a document's names. */
function unseenText(html: string): string {
  const $ = load(html);
  const attributes = $('meta[content], [aria-label], [title]').toArray();
  return [
    $('title').text(),
    $('script[type="application/ld+json"]').text(),
    ...attributes.flatMap(({ attribs }) => [attribs.content, attribs['aria-label'], attribs.title]),
  ].join('\n');
}

describe('with a diary, and names that begin with a vowel and have apostrophes', () => {
  const bookingUrl = 'https://calendly.com/solveo/demo?a=1&b=2';
  let files: Files;
  let everything: string;
  beforeAll(async () => {
    files = await renderWith((brand) =>
      Object.assign(brand, {
        product: "Écart d'Or",
        provider: "Atelier d'Yves",
        tagline: "L'expert de l'ERP",
        suite: "Odyssée d'Affaires",
        suiteShortName: "Odyssée d'Affaires",
        suiteVendor: "Îlot d'Azur",
        bookingUrl,
      }),
    );
    everything = files
      .map(({ content }) => `${linesAsRead(content)}\n${unseenText(content)}`)
      .join('\n');
  });

  test('the note of a sent request leads to the diary, in a new tab', () => {
    expect(diaryLink(files)).toEqual([bookingUrl, '_blank']);
  });

  test('curls every apostrophe', () => {
    expect(everything).toMatch(/Écart d’Or/);
    expect(everything.match(/\p{L}+'\p{L}+/gu)).toBeNull();
  });

  test('elides whatever precedes them', () => {
    const names = 'Écart d’Or|Atelier d’Yves|Odyssée d’Affaires|Îlot d’Azur';
    expect(everything).toMatch(new RegExp(`(d’|qu’)(${names})`));
    const fault = `(?<!\\p{L})(de|que|le|la|ne|se|ce|je) (${names})`;
    const sentences = everything.match(new RegExp(`[^.!?\n]*${fault}[^.!?\n]*`, 'giu')) ?? [];
    const advice = sentences.map(
      (it) => `${it.trim()}: write elided('de', name), or another word before it`,
    );
    expect(advice).toEqual([]);
  });

  test("keeps the ERP's name on one line in titles", () => {
    const $ = load(files.find(({ path }) => path === '/index.html')?.content ?? '');
    const titles = $('main h2').filter((_index, title) => $(title).text().includes('Affaires'));
    const pieces = titles.map((_index, title) => $(title).find('span').text());
    expect(new Set(pieces.toArray())).toEqual(new Set(['Odyssée d’Affaires']));
  });
});

describe('without a phone, a diary and a rating, and with an address of two lines and a data protection officer', () => {
  const address = '12 rue des Écritures\n69000 Lyon';
  let files: Files;
  beforeAll(async () => {
    files = await renderWith((brand) => {
      const { contact, legal, privacy, rating } = brand;
      Object.assign(brand, { bookingUrl: '' });
      Object.assign(contact, { phone: '' });
      Object.assign(rating, { isShown: false });
      Object.assign(legal, { address });
      Object.assign(legal.host, { address, phone: '' });
      Object.assign(privacy, { dpo: 'Léa Roy' });
    });
  });

  test('offers no call and no diary, and leaves no empty link or line', () => {
    expect(diaryLink(files)).toEqual([undefined, undefined]);
    const html = files.map(({ content }) => content).join();
    expect(html).not.toMatch(/tel:|href=""|<li><\/li>/);
    expect(textOf(files)).not.toMatch(/appel[ez]/i);
  });

  test('shows no rating, to crawlers either', () => {
    const html = files.map(({ content }) => content).join();
    expect(html).toContain('SoftwareApplication');
    expect(html).not.toMatch(/aggregateRating|ratingValue|reviewCount|\d+ avis/i);
  });

  test('speaks of its phone only in the support that customers get, and where the law asks for it', () => {
    const lines = files.flatMap(({ content }) => linesAsRead(content).split('\n'));
    const speaking = lines.filter(
      // Of the provider's: visitors may be asked for theirs.
      (line) => /par téléphone|^Téléphone :/.test(line) && !line.includes('Assistance'),
    );
    const asked = 'Téléphone : À compléter';
    expect(speaking).toContain(asked);
    const others = speaking.filter((line) => line !== asked);
    const advice = others.map((line) => `${line}: leave it out where brand.contact.phone is empty`);
    expect(advice).toEqual([]);
  });

  test('keeps the lines of the address in the legal notice, and writes it on one line elsewhere', () => {
    const notice = files.find(({ path }) => path.startsWith('/mentions-legales'))?.content ?? '';
    // A line break of the source is read as a space.
    const lines = linesAsRead(notice.replaceAll('\n', ' ')).split('\n');
    expect(lines.filter((line) => /Écritures$|^69000 Lyon$/.test(line))).toHaveLength(4);
    const home = files.find(({ path }) => path === '/index.html')?.content ?? '';
    expect(visibleText(home)).toContain('12 rue des Écritures, 69000 Lyon');
  });

  test('names the data protection officer', () => {
    expect(textOf(files)).toMatch(/données : Léa Roy\./);
  });
});

test('says the length of the video where it is played', async () => {
  const texts = await textsAfter(async () => {
    const { brand } = await import('#src/content/brand.ts');
    Object.assign(brand.video, { minutes: 4 });
  });
  expect(texts).toContainEqual(expect.stringMatching(/\(4 min\)$/));
});
