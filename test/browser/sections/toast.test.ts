import type { Locator, Page } from 'playwright-core';
import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { aRequest, fillIn, submitButton } from '../support/form';
import { site } from '../support/browser/site';

const browsing = useBrowser();

async function openAfter(status: number, viewport: { width: number; height: number }) {
  browsing.expectConsole(/send-contact-email|status of 503/);
  const page = await browsing.open(site.url, { viewport, reducedMotion: 'reduce' });
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status, json: {} }));
  await fillIn(page, aRequest({}));
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Fermer' }).waitFor();
  return page;
}

/** Hidden from screen readers while a dialog is open. */
const toast = (page: Page) => page.getByRole('alert', { includeHidden: true });

/** Whether nothing lies over an element, at its corners and in its middle. */
function isBare(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [x, y],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const;
    return points.every((point) => node.contains(document.elementFromPoint(...point)));
  });
}

it.each([
  ['a failure', 503, { width: 360, height: 640 }],
  ['a success', 200, { width: 360, height: 640 }],
])('does not cover the note of %s: %i, %j', async (_what, status, viewport) => {
  const page = await openAfter(status, viewport);
  expect(await isBare(page.getByRole('note'))).toBe(true);
  await page.getByRole('button', { name: 'Fermer' }).click({ trial: true });
});

it('is covered by a legal text that is opened', async () => {
  const page = await openAfter(503, { width: 360, height: 640 });
  const link = page.locator('#contact').getByRole('link', { name: /confidentialité/ });
  await whenHydrated(page.getByRole('contentinfo'));
  // By keyboard: for the pointer the link lies under the toast.
  await link.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await isBare(dialog)).toBe(true);
  expect(await isBare(toast(page))).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isBare(toast(page))).toBe(true);
});
