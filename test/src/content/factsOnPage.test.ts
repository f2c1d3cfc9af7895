import { allFacts } from '../../support/allFacts';
import { renderHome, renderWithFacts } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';
import { typesetText } from '#src/content/typography.ts';
import { words } from '../../support/words';

let html: string;
let page: string;
beforeAll(async () => {
  const files = await renderWithFacts();
  html = files.find(({ path }) => path === '/index.html')?.content ?? '';
  page = visibleText(html);
});

it.each(Object.entries(allFacts))('the page states a given fact once: %s', (name, sentence) => {
  const parts = page.split(words(typesetText(sentence)));
  // The sentence about the provider contains its name.
  expect(parts).toHaveLength(name === 'accountProviderName' ? 3 : 2);
});

it('a fact ends with one full stop, whether the owner has typed it or not', async () => {
  const sentences = Object.entries(allFacts).filter(([name]) => name !== 'accountProviderName');
  const typed = sentences.map(([, sentence]) => sentence);
  const without = await renderHome(async () => {
    const { facts } = await import('#src/content/facts.ts');
    const bare = sentences.map(([name, text]) => [name, text.replace(/\.$/, '')]);
    Object.assign(facts, allFacts, Object.fromEntries(bare));
  });
  for (const text of [page, visibleText(without)]) {
    const ended = typed.map((sentence) => `${words(typesetText(sentence)).replace(/\.$/, '')}.`);
    expect(ended.filter((sentence) => !text.includes(sentence))).toEqual([]);
    expect(text.match(/\p{L}\.\.(?!\.)/gu)).toBeNull();
  }
});

it('the words beside the form lead to an answer only once the owner has given it', async () => {
  const { faq } = await import('#src/content/sections/faq.ts');
  const answers = faq.items.filter((item) => 'topic' in item).map(({ id }) => `href="#${id}"`);
  const without = await renderHome(async () => {
    const { facts } = await import('#src/content/facts.ts');
    for (const name of Object.keys(facts)) Object.assign(facts, { [name]: '' });
  });
  expect(answers.filter((link) => without.includes(link))).toEqual([]);
  expect(answers.filter((link) => !html.includes(link))).toEqual([]);
});

it('the page has no title without a text, and no gap, for a fact that is not given', async () => {
  const { trust } = await import('#src/content/sections/trust.ts');
  const { howItWorks } = await import('#src/content/sections/howItWorks.ts');
  const explanations = [...trust.explanations, ...howItWorks.explanations];
  expect(explanations.filter(({ text }) => !text)).toEqual([]);
  expect(page).not.toMatch(/undefined|null/);
});
