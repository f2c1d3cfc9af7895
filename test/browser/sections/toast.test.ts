import type { Locator } from 'playwright-core';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { useBrowser } from '../support/browser/browsing';
import { fields, sendUntilToast } from '../support/form';

const browsing = useBrowser();

/** Whether nothing covers an element, at two corners and in its middle. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points = [
      [left + 4, top + 4],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 4, bottom - 4],
    ] as const;
    return points.every((point) => node.contains(document.elementFromPoint(...point)));
  });
}

it('a toast covers neither the result beside the form, nor the message that was rejected, nor why', async () => {
  browsing.expectConsole(/send-contact-email|status of (503|413)/);
  const viewport = { width: 360, height: 640 };
  const page = await browsing.open('/', { viewport, reducedMotion: 'reduce' });
  for (const status of [503, 200]) {
    await sendUntilToast(page, status);
    expect(await isUncovered(page.getByRole('note'))).toBe(true);
    await page.getByRole('button', { name: contact.close }).click();
  }
  await sendUntilToast(page, 413);
  const why = page.getByText(explainFieldError('message', 'too_long'));
  await why.waitFor();
  expect(await isUncovered(fields(page).message)).toBe(true);
  expect(await isUncovered(why)).toBe(true);
});
