import { load } from 'cheerio';
import { meta } from '#src/content/meta.ts';
import { figuresIn } from '../../support/figures';
import { renderHome } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';
import { stringsIn } from '../../support/words';

/** URLs, phone numbers and dates are data, not claims. */
const data =
  /(@id|@context|url|urlTemplate|image|logo|email|telephone|embedUrl|thumbnailUrl|uploadDate|@type)$/i;

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

it('the page shows readers every figure that crawlers get', async () => {
  const html = await renderHome(() => Promise.resolve());
  const described: unknown = JSON.parse(load(html)('[type="application/ld+json"]').text());
  const prose = stringsIn(described).filter(({ path }) => !data.test(path));
  const texts = [...prose, ...stringsIn(meta.home)].map(({ text }) => text);
  const figures = [...numbersIn(described), ...texts.flatMap(figuresIn)];
  const visible = figuresIn(visibleText(html));
  expect(figures).not.toHaveLength(0);
  expect(figures.filter((figure) => !visible.includes(figure))).toEqual([]);
});

it('the page has no rating anywhere if brand.ts hides it', async () => {
  const html = await renderHome(async () => {
    const { brand } = await import('#src/content/brand.ts');
    Object.assign(brand.rating, { isShown: false });
  });
  expect(html).not.toMatch(/aggregateRating|ratingValue|reviewCount|\d+ avis/i);
});
