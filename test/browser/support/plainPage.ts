import type { Page } from 'playwright-core';
import { estimator } from '../../../src/content/sections/estimator';
import { faq } from '../../../src/content/sections/faq';

/** Expects the page in no-JS mode: all text readable, no control that needs scripts. */
export async function expectPlainPage(page: Page) {
  for (const { id, answer } of faq.items) {
    const text = page.locator(`#${id}`).getByText(answer);
    await text.waitFor();
    const box = await text.boundingBox();
    expect([id, (box?.height ?? 0) > 20]).toEqual([id, true]);
  }
  await page.getByText(estimator.withoutScript).waitFor();
  expect(await page.getByRole('slider').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: estimator.attach }).count()).toBe(0);
}
