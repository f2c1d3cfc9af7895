import { load } from 'cheerio';
import { renderPages } from '#src/build/prerender.tsx';
import { meta } from '#src/content/meta.ts';
import { noFiles } from '../../support/plainDocuments';
import { setYearLongAgo } from '../support/longAgo';
import { visibleText } from '../support/visibleText';
import { stringsIn, words } from '../../support/words';

/** Numbers that are names, not claims. */
const nameLike = [
  /ISO 27001/g,
  /articles? \d+(, paragraphe \d+)?/g,
  /DSP2/g,
  /Dynamics 365/g,
  /\b404\b/g,
  /^0$/,
];

/** Every figure in a French text, except those inside names. */
function figuresIn(text: string): number[] {
  const prose = nameLike.reduce((rest, name) => rest.replace(name, ''), words(text));
  const figures = prose.match(/\d+(?: \d{3})*(?:,\d+)?/g) ?? [];
  return figures.map((figure) => Number(figure.replaceAll(' ', '').replace(',', '.')));
}

/** URLs, phone numbers and dates are data, not claims. */
const data = /(@id|@context|url|urlTemplate|image|logo|email|telephone|@type)$/i;

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

test('the page shows readers every figure that crawlers get', async () => {
  setYearLongAgo();
  const [home] = await renderPages(noFiles);
  const html = home?.content ?? '';
  const described: unknown = JSON.parse(load(html)('[type="application/ld+json"]').text());
  const prose = stringsIn(described).filter(({ path }) => !data.test(path));
  const texts = [...prose, ...stringsIn(meta.home)].map(({ text }) => text);
  const figures = [...numbersIn(described), ...texts.flatMap(figuresIn)];
  const visible = figuresIn(visibleText(html));
  expect(figures).not.toHaveLength(0);
  expect(figures.filter((figure) => !visible.includes(figure))).toEqual([]);
});
