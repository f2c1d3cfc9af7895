import { allFacts } from '../../support/allFacts';
import { loadContent } from '../support/content';
import { giveEveryFact } from '../../support/giveEveryFact';
import { renderHome } from '../support/renderEdited';
import { visibleText } from '../support/visibleText';
import type { FaqItem } from '#src/content/sections/faq.ts';
import { typesetText } from '#src/content/writing/typeset.ts';
import { sectionAnchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';
import { stringsIn, words } from '../../support/words';

const nothing = Object.fromEntries(Object.keys(allFacts).map((name) => [name, '']));

let html: string;
let page: string;
beforeAll(async () => {
  html = await renderHome(giveEveryFact);
  page = visibleText(html);
});

const giveFacts = async (given: Readonly<Record<string, string>>) => {
  const { facts } = await import('#src/content/facts.ts');
  Object.assign(facts, given);
};

/** The sections' texts once every fact is given, without those of sections that the owner has removed. */
async function textsOfSections(): Promise<string[]> {
  const texts: string[] = [];
  await jest.isolateModulesAsync(async () => {
    await giveEveryFact();
    const content = await loadContent();
    const removed = Object.entries(sectionAnchors)
      .filter(([, id]) => !hasSection(id))
      .map(([name]) => name);
    // It goes with the customer's case.
    if (!hasSection(sectionAnchors.customerCase)) removed.push('estimator');
    const places = Object.entries(content).filter(
      ([name]) => !['brand', 'facts', ...removed].includes(name),
    );
    texts.push(...stringsIn(places).map(({ text }) => words(text)));
  });
  return texts;
}

test('the page states each given fact once, unless the owner has removed its place', async () => {
  const texts = await textsOfSections();
  for (const [name, sentence] of Object.entries(allFacts)) {
    const said = words(typesetText(sentence));
    const places = texts.filter((text) => text.includes(said)).length;
    expect([name, page.split(said).length - 1]).toEqual([name, places]);
    expect([name, places <= 1]).toEqual([name, true]);
  }
});

/** The messages that the buttons on security and access begin, once the owner has given these facts. */
async function readBeginnings(given: Readonly<Record<string, string>>) {
  const beginnings: (string | undefined)[] = [];
  await jest.isolateModulesAsync(async () => {
    await giveFacts(given);
    const { trust } = await import('#src/content/sections/trust.ts');
    const { faq } = await import('#src/content/sections/faq.ts');
    const access: FaqItem | undefined = faq.items.find(({ id }) => id === 'item-2');
    beginnings.push(trust.questions.beginning, access?.start?.beginning);
  });
  return beginnings;
}

test('the button on security asks for what is missing, and the one on access goes with its answer', async () => {
  const [all, access] = await readBeginnings(nothing);
  const { certification, staffAccess } = allFacts;
  const [rest, answered] = await readBeginnings({ ...nothing, certification, staffAccess });
  const { faq } = await import('#src/content/sections/faq.ts');
  // An owner may have removed that question.
  expect(Boolean(access)).toBe(faq.items.some(({ id }) => id === 'item-2'));
  expect(rest).toBeTruthy();
  expect(all?.length).toBeGreaterThan(rest?.length ?? 0);
  expect(answered).toBeUndefined();
});
