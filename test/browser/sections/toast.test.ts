import type { Locator, Page } from 'playwright-core';
import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { sendUntilToast } from '../support/form';

const browsing = useBrowser();

async function openAfter(status: number) {
  browsing.expectConsole(/send-contact-email|status of 503/);
  const viewport = { width: 360, height: 640 };
  const page = await browsing.open('/', { viewport, reducedMotion: 'reduce' });
  await sendUntilToast(page, status);
  return page;
}

/** Hidden from screen readers while a dialog is open. */
const toast = (page: Page) => page.getByRole('alert', { includeHidden: true });

/** Whether nothing covers an element, at its corners and in its middle. */
function isUncovered(element: Locator): Promise<boolean> {
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

it.each([503, 200])('a toast does not cover the result beside the form: %i', async (status) => {
  const page = await openAfter(status);
  expect(await isUncovered(page.getByRole('note'))).toBe(true);
  await page.getByRole('button', { name: 'Fermer' }).click({ trial: true });
});

it('a toast is covered by a legal text', async () => {
  const page = await openAfter(503);
  const link = page.locator('#contact').getByRole('link', { name: /confidentialité/ });
  await whenHydrated(page.getByRole('contentinfo'));
  // By keyboard: the toast covers the link.
  await link.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await isUncovered(dialog)).toBe(true);
  expect(await isUncovered(toast(page))).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isUncovered(toast(page))).toBe(true);
});
