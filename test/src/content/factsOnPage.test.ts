import { allFacts } from '../../support/allFacts';
import { renderWithFacts } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';
import { typesetText } from '#src/content/typography.ts';
import { words } from '../../support/words';

let page: string;
beforeAll(async () => {
  const files = await renderWithFacts();
  page = visibleText(files.find(({ path }) => path === '/index.html')?.content ?? '');
});

it.each(Object.entries(allFacts))('the page states a given fact once: %s', (name, sentence) => {
  const parts = page.split(words(typesetText(sentence)));
  // The sentence about the provider contains its name.
  expect(parts).toHaveLength(name === 'accountProviderName' ? 3 : 2);
});

it('the page has no title without a text, and no gap, for a fact that is not given', async () => {
  const { trust } = await import('#src/content/sections/trust.ts');
  const { howItWorks } = await import('#src/content/sections/howItWorks.ts');
  const explanations = [...trust.explanations, ...howItWorks.explanations];
  expect(explanations.filter(({ text }) => !text)).toEqual([]);
  expect(page).not.toMatch(/undefined|null/);
});
