import { meta } from '#src/content/meta.ts';
import { structuredData } from '#src/seo/structuredData.ts';
import { figuresIn } from '../../support/figures';
import { renderHomeWithFacts } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';
import { stringsIn } from '../../support/words';

const SITE = 'https://www.banclair.example';
/** URLs, phone numbers and dates are data, not claims. */
const data =
  /(@id|@context|url|urlTemplate|image|logo|email|telephone|embedUrl|thumbnailUrl|uploadDate|@type)$/i;

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function figuresForCrawlers(): number[] {
  const described = structuredData(SITE);
  const prose = stringsIn(described).filter(({ path }) => !data.test(path));
  const texts = [...prose, ...stringsIn(meta.home)].map(({ text }) => text);
  return [...numbersIn(described), ...texts.flatMap(figuresIn)];
}

let home: string;
beforeAll(async () => void (home = await renderHomeWithFacts({ facts: {} })));

it('the page shows readers every figure that crawlers get', () => {
  const visible = figuresIn(visibleText(home));
  const figures = figuresForCrawlers();
  expect(figures.length).toBeGreaterThan(8);
  expect(figures.filter((figure) => !visible.includes(figure))).toEqual([]);
});

it('the test would notice a figure that is not visible', () => {
  const visible = figuresIn(visibleText(home.replaceAll('47', '48')));
  expect(figuresForCrawlers().filter((figure) => !visible.includes(figure))).toEqual([47]);
});

it('the page has no rating anywhere if brand.ts hides it', async () => {
  const html = await renderHomeWithFacts({ facts: {}, rating: { isShown: false } });
  expect(html).not.toMatch(/aggregateRating|ratingValue|reviewCount/i);
  expect(visibleText(html)).not.toMatch(/4,8|d’après \d+ avis/);
  expect(home).toContain('"aggregateRating"');
});
