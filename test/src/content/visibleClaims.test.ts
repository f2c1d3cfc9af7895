/** @jest-environment node */
import { meta } from '../../../src/content/meta';
import { renderPages } from '../../../src/prerender';
import { structuredData } from '../../../src/seo/structuredData';
import { contradictions, figuresIn } from '../support/figures';
import { visibleText } from '../support/visibleText';
import { stringsIn } from '../support/words';

const SITE = 'https://www.banclair.example';
/** Addresses, numbers to call and dates are data, not claims. */
const data =
  /(@id|@context|url|urlTemplate|image|logo|email|telephone|embedUrl|thumbnailUrl|uploadDate|@type)$/i;

function renderHome(render: typeof renderPages): string {
  const pages = render({ main: '', islands: '' });
  return pages.find(({ path }) => path === '/index.html')?.content ?? '';
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function statedUnseen(): number[] {
  const described = structuredData(SITE);
  const prose = stringsIn(described).filter(({ path }) => !data.test(path));
  const texts = [...prose, ...stringsIn(meta.home)].map(({ text }) => text);
  return [...numbersIn(described), ...texts.flatMap(figuresIn)];
}

const home = renderHome(renderPages);

it('shows readers every figure that crawlers get', () => {
  const visible = figuresIn(visibleText(home));
  const unseen = statedUnseen();
  expect(unseen.length).toBeGreaterThan(8);
  expect(unseen.filter((figure) => !visible.includes(figure))).toEqual([]);
});

it('would notice a figure that is not visible', () => {
  const visible = figuresIn(visibleText(home.replaceAll('47', '48')));
  expect(statedUnseen().filter((figure) => !visible.includes(figure))).toEqual([47]);
});

it('shows no figure that contradicts another, and would notice one', () => {
  const text = visibleText(home);
  expect(contradictions(text)).toEqual([]);
  for (const [right, wrong] of [
    ['80 % du temps', '85 % du temps'],
    ['d’après 47 avis', 'd’après 48 avis'],
  ] as const) {
    expect(contradictions(text.replace(right, wrong))).toEqual([wrong]);
  }
});

it('has no rating anywhere if brand.ts hides it', async () => {
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('../../../src/content/brand');
    Object.assign(brand.rating, { isShown: false });
    const { renderPages: renderWithout } = await import('../../../src/prerender');
    const html = renderHome(renderWithout);
    expect(html).not.toMatch(/aggregateRating|ratingValue|reviewCount/i);
    expect(visibleText(html)).not.toMatch(/4,8|d’après \d+ avis/);
  });
  expect(home).toContain('"aggregateRating"');
});
