import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { brand } from '#src/content/brand.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { contact } from '#src/content/sections/contact.ts';
import { describeEstimate, estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { typesetText } from '#src/content/writing/typeset.ts';
import { allFacts } from '../../support/allFacts';
import { words } from '../../support/words';
import { sendUntilToast, toast } from '../support/parts/form';
import { hasEstimator } from '../support/parts/estimator';
import { openHydrated } from '../support/hydration';
import { misfits } from '../support/misfits';
import { openOwnersPage } from '../support/ownersPage';
import { expect, test } from '../support/test';

/** A4 less the margins of the page's own @page rule, in CSS pixels. */
const printArea = { width: 703, height: 1047 };
const A4_IN_POINTS = /^\[0 0 59[45][\d.]* 84[12][\d.]*\]$/;

// What else is on the sheets is in the screenshot `paper`.
test('prints on two or three A4 sheets, with nothing cut and no controls, after a visitor has used the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 503/);
  await page.goto('/');
  await sendUntilToast(page, 503);
  const text = await printSheets(page);
  expect(Object.values(brand.contact).filter((it) => !text.includes(words(it)))).toEqual([]);
});

test('prints the estimate that the visitor has chosen, which is no example', async ({ page }) => {
  test.skip(!hasEstimator, 'The page has no estimator.');
  await openHydrated(page);
  const highest = describeEstimate(minutesOffered.max).formula;
  await page.getByRole('slider').press('End');
  await expect(page.getByText(highest)).toBeVisible();
  const text = await printSheets(page);
  expect(text).toContain(words(highest));
  expect(text).not.toContain(words(estimator.example));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prints an owner’s facts too, one more benefit, step, badge and section, on as many sheets, with nothing cut and no controls', async ({
    page,
  }) => {
    await openOwnersPage(page);
    const text = await printSheets(page);
    // The form has it, which every owner keeps.
    expect(text).toContain(words(typesetText(allFacts.trial)));
    if (hasEstimator) expect(text).toContain(words(estimator.example));
  });
});

/** Expects two or three A4 sheets, filled with text alone; returns it. */
async function printSheets(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(printArea);
  expect(await misfits(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  const leftOut = page.locator('input, textarea, select, button, [role=slider], iframe, img');
  const toasts = toast(page, contact.failure);
  await expect(leftOut.or(toasts).filter({ visible: true })).toHaveCount(0);
  const text = words(await page.locator('body').innerText());
  const screenOnly = [faq.title, legalDocuments[1]?.title ?? '', estimator.withoutScript];
  expect(screenOnly.filter((it) => text.includes(words(it)))).toEqual([]);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const source = pdf.toString('latin1');
  const sizes = source.match(/(?<=\/MediaBox\s*)\[[^\]]+\]/g) ?? [];
  for (const size of sizes) expect(size).toMatch(A4_IN_POINTS);
  const letters = countLetters(source);
  expect(letters).toHaveLength(sizes.length);
  expect([2, 3]).toContain(letters.length);
  // A sheet with less than that is nearly empty.
  expect(Math.min(...letters)).toBeGreaterThan(Math.max(...letters) / 4);
  return text;
}

/** Words that a reader sees on two lines, without a hyphen between them. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** How many letters each sheet of Chromium's PDF shows, by its operator `Tj`: it writes one for each. */
function countLetters(pdf: string): number[] {
  const drawings = [...pdf.matchAll(/\/Contents (\d+) 0 R/g)];
  return drawings.map(([, id]) => {
    const [, drawing = ''] = pdf.split(`\n${id} 0 obj`);
    const compressed = drawing.slice(drawing.indexOf('stream\n') + 'stream\n'.length);
    const operators = inflateSync(Buffer.from(compressed, 'latin1')).toString('latin1');
    return operators.match(/ Tj\b/g)?.length ?? 0;
  });
}
