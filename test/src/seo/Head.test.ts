import { load } from 'cheerio';
import { renderPages } from '#src/build/prerender.tsx';
import { anchors } from '#src/content/anchors.ts';
import { claims } from '#src/content/claims.ts';
import { followUp } from '#src/content/followUp.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { meta } from '#src/content/meta.ts';
import { names } from '#src/content/names.ts';
import { hasSection } from '#src/content/navigation.ts';
import { paths } from '#src/content/paths.ts';
import { result } from '#src/content/result.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { noFiles } from '../../support/plainDocuments';
import { stringsIn, words } from '../../support/words';
import { setYearLongAgo } from '../support/longAgo';
import { visibleText } from '../support/visibleText';

const SITE = 'https://www.banclair.example';

let documents: Awaited<ReturnType<typeof renderPages>>;
beforeAll(async () => {
  setYearLongAgo();
  documents = await renderPages(noFiles);
});

/** What crawlers and platforms read in the head of a document. */
function readHead(file: string) {
  const $ = load(documents.find(({ path }) => path === file)?.content ?? '');
  const all = (selector: string, attribute: string) =>
    $(`head ${selector}`)
      .toArray()
      .map((tag) => $(tag).attr(attribute) ?? '');
  const named = (name: string) => all(`meta[name="${name}"]`, 'content');
  return {
    titles: $('title')
      .toArray()
      .map((title) => $(title).text()),
    descriptions: named('description'),
    named,
    openGraph: (name: string) => all(`meta[property="og:${name}"]`, 'content'),
    link: (relation: string) => all(`link[rel="${relation}"]`, 'href'),
    structuredData: $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as unknown),
  };
}

describe('the head of the landing page', () => {
  let head: ReturnType<typeof readHead>;
  beforeAll(() => {
    head = readHead('/index.html');
  });

  test('has one title, one description and one canonical URL', () => {
    const { titles, descriptions, named, link } = head;
    expect(titles).toEqual([meta.home.title]);
    expect(descriptions).toEqual([meta.home.description]);
    expect(link('canonical')).toEqual([`${SITE}/`]);
    expect(named('robots')).toEqual(['max-image-preview:large']);
  });

  test('gives platforms its title, URL, a shorter description and a described image', () => {
    const { titles, named, openGraph } = head;
    expect(openGraph('title')).toEqual(titles);
    expect(openGraph('description')).toEqual([meta.home.sharedDescription]);
    expect(openGraph('locale')).toEqual(['fr_FR']);
    expect(openGraph('image')).toEqual([`${SITE}/assets/share-image.png`]);
    expect(openGraph('image:alt')).toEqual([meta.home.imageAlt]);
    expect(named('twitter:card')).toEqual(['summary_large_image']);
    expect(named('twitter:image:alt')).toEqual(openGraph('image:alt'));
  });

  test('has its icons, and the structured data once, with the same image', () => {
    const { named, openGraph, link, structuredData } = head;
    expect(link('icon')).toEqual(['/favicon.ico']);
    expect(link('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(named('theme-color')).toHaveLength(1);
    expect(structuredData).toHaveLength(1);
    expect(stringsIn(structuredData).map(({ text }) => text)).toContain(openGraph('image')[0]);
  });

  test('gives search engines the rating and the questions, where the page shows them', () => {
    const { value, reviews } = claims.rating;
    const rated = { aggregateRating: { ratingValue: value, reviewCount: reviews } };
    const questions = faq.items.map(({ question }) => ({ name: question }));
    const application = hero.rating ? rated : {};
    const ofQuestions = hasSection(anchors.faq) ? [{ mainEntity: questions }] : [];
    const graph = [{}, {}, application, ...ofQuestions];
    expect(head.structuredData).toMatchObject([{ '@graph': graph }]);
  });
});

test.each(legalDocuments)(
  'the head of $path has its title, description and canonical URL',
  ({ path, title, description }) => {
    const { titles, descriptions, link } = readHead(`${path}index.html`);
    expect(titles).toEqual([`${title} | ${names.product}`]);
    expect(descriptions).toEqual([description]);
    expect(link('canonical')).toEqual([SITE + path]);
  },
);

const notIndexed: readonly [string, { title: string; description: string }][] = [
  ['/404.html', meta.notFound],
  [`${paths.followUp}index.html`, followUp.head],
  ...Object.values(result.pages).map(({ path, head }): [string, typeof head] => [
    `${path}index.html`,
    head,
  ]),
];

test.each(notIndexed)(
  'the head of %s has a title and a description of its own, and is not indexed',
  (file, head) => {
    const { titles, descriptions, link, named } = readHead(file);
    expect(titles).toEqual([head.title]);
    expect(descriptions).toEqual([head.description]);
    expect(link('canonical')).toEqual([]);
    expect(named('robots')).toEqual(['noindex']);
  },
);

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

test('the page shows readers every figure that crawlers get', () => {
  const described = readHead('/index.html').structuredData;
  const prose = stringsIn(described).filter(({ path }) => !data.test(path));
  const texts = [...prose, ...stringsIn(meta.home)].map(({ text }) => text);
  const figures = [...numbersIn(described), ...texts.flatMap(figuresIn)];
  const visible = figuresIn(visibleText(documents[0]?.content ?? ''));
  expect(figures).not.toHaveLength(0);
  expect(figures.filter((figure) => !visible.includes(figure))).toEqual([]);
});
