import { brand } from '#src/content/brand.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { meta } from '#src/content/meta.ts';
import { renderSite } from '../../support/render';
import { stringsIn, words } from '../../support/words';

const SITE = 'https://www.banclair.example';

const head = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
const named = (name: string) => head(`meta[name="${name}"]`, 'content');
const openGraph = (name: string) => head(`meta[property="og:${name}"]`, 'content');
const link = (relation: string) => head(`link[rel="${relation}"]`, 'href');
const titles = () =>
  [...document.querySelectorAll('title')].map(({ textContent }) => words(textContent));
const descriptions = () => named('description').map(words);

describe('the head of the landing page', () => {
  beforeEach(() => renderSite());

  it('has one title, one description and one canonical URL', () => {
    expect(titles()).toEqual([words(meta.home.title)]);
    expect(descriptions()).toEqual([words(meta.home.description)]);
    expect(link('canonical')).toEqual([`${SITE}/`]);
    expect(named('robots')).toEqual(['index, follow, max-image-preview:large']);
  });

  it('gives platforms its title, URL, a shorter description and a described image', () => {
    expect(openGraph('title').map(words)).toEqual(titles());
    expect(openGraph('description').map(words)).toEqual([words(meta.home.sharedDescription)]);
    expect(named('twitter:description')).toEqual(openGraph('description'));
    expect(openGraph('locale')).toEqual(['fr_FR']);
    expect(openGraph('image')).toEqual([`${SITE}/assets/share-image.png`]);
    expect(named('twitter:image')).toEqual(openGraph('image'));
    expect(openGraph('image:type')).toEqual(['image/png']);
    expect(openGraph('image:alt')).toEqual([meta.home.imageAlt]);
    expect(named('twitter:card')).toEqual(['summary_large_image']);
  });

  it('has its icons, and the structured data once, with the same image', () => {
    expect(link('icon')).toEqual(['/favicon.ico']);
    expect(link('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(named('theme-color')).toHaveLength(1);
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    const structuredData: unknown = JSON.parse(scripts[0]?.textContent ?? '');
    expect(stringsIn(structuredData).map(({ text }) => text)).toContain(openGraph('image')[0]);
  });
});

it.each(legalDocuments)(
  'the head of $path has its title, description and canonical URL',
  (legal) => {
    renderSite(legal.path);
    expect(titles()).toEqual([words(`${legal.title} | ${brand.product}`)]);
    expect(descriptions()).toEqual([words(legal.description)]);
    expect(link('canonical')).toEqual([SITE + legal.path]);
  },
);

describe('the head of the 404 page', () => {
  it('has one title and one description of its own, and is not indexed', () => {
    renderSite('/inconnu');
    expect(titles()).toEqual([words(meta.notFound.title)]);
    expect(descriptions()).toEqual([words(meta.notFound.description)]);
    expect(link('canonical')).toEqual([]);
    expect(named('robots')).toEqual(['noindex']);
  });
});
