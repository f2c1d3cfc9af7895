import type { Page } from '@playwright/test';
import { sectionAnchors } from '#src/content/anchors.ts';
import { brand } from '#src/content/brand.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { hasSection } from '#src/content/navigation.ts';
import { names } from '#src/content/names.ts';
import { benefits } from '#src/content/sections/benefits.ts';
import { contact } from '#src/content/sections/contact.ts';
import { customerCase } from '#src/content/sections/customerCase.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { howItWorks } from '#src/content/sections/howItWorks.ts';
import { trust } from '#src/content/sections/trust.ts';
import { typesetText } from '#src/content/typeset.ts';
import { allFacts } from '../../support/allFacts';
import { estimate } from '../../support/estimate';
import { words } from '../../support/words';
import { sendUntilToast } from '../support/form';
import { openHydrated } from '../support/hydration';
import { brokenWords } from '../support/brokenWords';
import { misfits } from '../support/misfits';
import { openOwnersPage } from '../support/ownersPage';
import { printSheets } from '../support/printSheets';
import { openQuestions, questionId } from '../support/questions';
import { expect, test } from '../support/test';

/** A4 less the margins of the page's own @page rule, in CSS pixels. */
const printArea = { width: 703, height: 1047 };
const A4_IN_POINTS = [595, 842];

const highest = estimate(minutesOffered.max).formula;

test('prints on A4 sheets, with nothing cut and no controls, after a visitor has used the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 503/);
  await openHydrated(page, `/#${questionId(0)}`);
  await expect(openQuestions(page).first()).toBeVisible();
  await page.getByRole('slider').press('End');
  await expect(page.getByText(highest)).toBeVisible();
  await sendUntilToast(page, 503);
  await expectFilledSheets(page);
  await expectOnlyText(page);
  await expectReasonsToDecide(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prints an owner’s facts too, one more benefit, step, badge and section, with nothing cut and no controls', async ({
    page,
  }) => {
    await openOwnersPage(page);
    await expectFilledSheets(page);
    await expectOnlyText(page);
    expect(await visibleWords(page)).toContain(words(typesetText(allFacts.contract)));
  });
});

async function expectOnlyText(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(printArea);
  expect(await misfits(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  const leftOut = page.locator('input, textarea, button, [role=slider], [role=alert], iframe, img');
  await expect(leftOut.filter({ visible: true })).toHaveCount(0);
  const sheets = await visibleWords(page);
  const screenOnly = [faq.title, legalDocuments[1]?.title ?? '', estimator.withoutScript];
  expect(screenOnly.filter((text) => sheets.includes(words(text)))).toEqual([]);
}

async function visibleWords(page: Page): Promise<string> {
  return words(await page.locator('body').innerText());
}

/** A4 sheets, none of them nearly empty but perhaps the last. */
async function expectFilledSheets(page: Page) {
  const sheets = await printSheets(page);
  expect(sheets.length).toBeGreaterThan(0);
  for (const [rank, { size, texts }] of sheets.entries()) {
    expect(size).toEqual(A4_IN_POINTS);
    if (rank < sheets.length - 1) expect(texts, `on sheet ${rank + 1}`).toBeGreaterThan(40);
  }
}

/** The texts of a section, unless the owner has removed it. */
const ofSection = (name: keyof typeof sectionAnchors, texts: () => string[]) =>
  hasSection(sectionAnchors[name]) ? texts() : [];

/** The sheet states what a reader needs to decide, with their own figures. */
async function expectReasonsToDecide(page: Page) {
  const sheet = await visibleWords(page);
  const expected = [
    // Of the header, the brand alone.
    `${names.product} ${names.byline} ${hero.eyebrow}`,
    ...hero.lead,
    ...ofSection('benefits', () => benefits.items.map(({ text }) => text)),
    ...ofSection('howItWorks', () => howItWorks.steps.flatMap(({ title, text }) => [title, text])),
    ...ofSection('trust', () => [...trust.badges, trust.pending].map(({ text }) => text)),
    ...ofSection('trust', () => trust.included.items.map(({ text }) => text)),
    ...ofSection('customerCase', () => [customerCase.intro, highest]),
    ...ofSection('contact', () => [contact.promise]),
    ...Object.values(brand.contact),
  ];
  expect(expected.filter((text) => !sheet.includes(words(text)))).toEqual([]);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const written = page
    .getByRole('contentinfo')
    .locator('*')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it, '::after').content));
  expect(await written).toContain(`"${new URL(canonical ?? '').host}"`);
}
