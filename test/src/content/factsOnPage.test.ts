import { allFacts } from '../../support/allFacts';
import { textsAfter } from '../support/content';
import { giveEveryFact } from '../../support/giveEveryFact';
import { renderHome } from '../support/renderEdited';
import { visibleText } from '../support/visibleText';
import type { FaqItem } from '#src/content/sections/faq.ts';
import { typesetText } from '#src/content/typography.ts';
import { words } from '../../support/words';

let html: string;
let page: string;
beforeAll(async () => {
  html = await renderHome(giveEveryFact);
  page = visibleText(html);
});

/** Every text of the content once the owner has given these facts. */
const textsWith = (given: Readonly<Record<string, string>>) =>
  textsAfter(async () => {
    const { facts } = await import('#src/content/facts.ts');
    Object.assign(facts, given);
  });

test.each(Object.entries(allFacts))('the page states a given fact once: %s', (name, sentence) => {
  const parts = page.split(words(typesetText(sentence)));
  // The sentence about the provider contains its name.
  expect(parts).toHaveLength(name === 'accountProviderName' ? 3 : 2);
});

/** The messages that the buttons on security and access begin, once the owner has given these facts. */
async function readBeginnings(given: Readonly<Record<string, string>>) {
  const beginnings: (string | undefined)[] = [];
  await jest.isolateModulesAsync(async () => {
    const { facts } = await import('#src/content/facts.ts');
    Object.assign(facts, given);
    const { trust } = await import('#src/content/sections/trust.ts');
    const { faq } = await import('#src/content/sections/faq.ts');
    const access: FaqItem | undefined = faq.items.find(({ id }) => id === 'item-2');
    beginnings.push((trust.questions || undefined)?.beginning, access?.start?.beginning);
  });
  return beginnings;
}

test('buttons on security and access ask for what is missing, and for nothing once it is given', async () => {
  const nothing = Object.fromEntries(Object.keys(allFacts).map((name) => [name, '']));
  const [all, access] = await readBeginnings(nothing);
  const { certification, staffAccess } = allFacts;
  const [rest, answered] = await readBeginnings({ ...nothing, certification, staffAccess });
  expect(access).toBeTruthy();
  expect(rest).toBeTruthy();
  expect(all?.length).toBeGreaterThan(rest?.length ?? 0);
  expect(answered).toBeUndefined();
  expect(await readBeginnings(allFacts)).toEqual([undefined, undefined]);
});

test('the words beside the form lead to an answer only once the owner has given it', async () => {
  const { faq } = await import('#src/content/sections/faq.ts');
  const answers = faq.items.filter((item) => 'topic' in item).map(({ id }) => `#${id}`);
  const nothing = Object.fromEntries(Object.keys(allFacts).map((name) => [name, '']));
  const without = await textsWith(nothing);
  expect(answers.filter((href) => without.includes(href))).toEqual([]);
  expect(answers.filter((href) => !html.includes(`href="${href}"`))).toEqual([]);
});

test('the page has no title without a text, and no gap, for a fact that is not given', async () => {
  const { trust } = await import('#src/content/sections/trust.ts');
  const { howItWorks } = await import('#src/content/sections/howItWorks.ts');
  const explanations = [...trust.explanations, ...howItWorks.explanations];
  expect(explanations.filter(({ text }) => !text)).toEqual([]);
  expect(page).not.toMatch(/undefined|null/);
});
