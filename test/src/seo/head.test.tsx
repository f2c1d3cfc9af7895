import { structuredData } from '../../../src/seo/structuredData';
import { expectConsoleError } from '../../setup/consoleGuard';
import { renderSite } from '../support/render';
import { words } from '../support/words';

const SITE = 'https://www.banclair.example';

function head(selector: string, attribute: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
}

const titles = () =>
  [...document.querySelectorAll('title')].map(({ textContent }) => words(textContent));
const descriptions = () =>
  head('meta[name="description"]', 'content').map((text) => words(text ?? ''));
const canonicals = () => head('link[rel="canonical"]', 'href');
const robots = () => head('meta[name="robots"]', 'content');

describe('the head of the landing page', () => {
  beforeEach(() => renderSite());

  it('has one title, one description and one canonical URL', () => {
    expect(titles()).toEqual(['Rapprochement bancaire pour Business Central | Banclair']);
    expect(descriptions()).toEqual([
      'Rapprochement bancaire automatique dans Business Central, cloud ou sur site : jusqu’à 80 % de temps gagné. Démo gratuite, un expert répond sous 24 h.',
    ]);
    expect(canonicals()).toEqual([`${SITE}/`]);
    expect(robots()).toEqual(['index, follow, max-image-preview:large']);
    // What search engines show of them.
    expect(titles()[0]?.length).toBeLessThanOrEqual(60);
    expect(descriptions()[0]?.length).toBeLessThanOrEqual(160);
  });

  it('gives platforms its title, URL, a shorter description and a described image', () => {
    expect(head('meta[property="og:title"]', 'content').map((text) => words(text ?? ''))).toEqual(
      titles(),
    );
    for (const tag of ['meta[property="og:description"]', 'meta[name="twitter:description"]']) {
      expect(head(tag, 'content').map((text) => words(text ?? ''))).toEqual([
        'Rapprochement bancaire automatique : jusqu’à 80 % de temps gagné. Démo gratuite.',
      ]);
    }
    expect(head('meta[property="og:url"]', 'content')).toEqual(canonicals());
    expect(head('meta[property="og:locale"]', 'content')).toEqual(['fr_FR']);
    const image = [`${SITE}/share-image.png`];
    expect(head('meta[property="og:image"]', 'content')).toEqual(image);
    expect(head('meta[name="twitter:image"]', 'content')).toEqual(image);
    expect(head('meta[property="og:image:width"]', 'content')).toEqual(['1200']);
    expect(head('meta[property="og:image:height"]', 'content')).toEqual(['630']);
    expect(head('meta[property="og:image:type"]', 'content')).toEqual(['image/png']);
    expect(head('meta[property="og:image:alt"]', 'content')).toEqual([
      expect.stringMatching(/^Banclair/),
    ]);
    expect(head('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  });

  it('has its icons, and the structured data once, whole', () => {
    expect(head('link[rel="icon"]', 'href')).toEqual(['/favicon.ico']);
    expect(head('link[rel="apple-touch-icon"]', 'href')).toEqual(['/apple-touch-icon.png']);
    expect(head('meta[name="theme-color"]', 'content')).toHaveLength(1);
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(structuredData(SITE));
  });
});

describe('the head of the 404 page', () => {
  it('has one title and one description of its own, and is not indexed', () => {
    expectConsoleError(/404/);
    renderSite('/inconnu');
    expect(titles()).toEqual(['Page introuvable | Banclair']);
    expect(descriptions()).toEqual(['Cette page n’existe pas ou plus.']);
    expect(canonicals()).toEqual([]);
    expect(robots()).toEqual(['noindex']);
  });
});
