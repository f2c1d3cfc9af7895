import type { Locator, Page } from '@playwright/test';
import { navigation } from '#src/content/navigation.ts';
import { fields } from '../support/form';
import { expect, test } from '../support/test';

const portrait = { width: 360, height: 640 };
const landscape = { width: 640, height: 360 };

test.use({ viewport: portrait, isMobile: true, hasTouch: true });

/** Turns the phone and back. Expects a line at the top of the window to stay there. */
async function turn(page: Page, line: Locator) {
  await line.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  for (const size of [landscape, portrait]) {
    await page.setViewportSize(size);
    await expect(line).toBeInViewport();
  }
}

test('visitors who turn their phone stay at the line that they read, and at the field that they fill in', async ({
  page,
}) => {
  await page.goto('/');
  for (const { id } of navigation.sections) {
    await turn(page, page.locator(`#${id}`).getByRole('heading', { level: 2 }));
  }
  const { message } = fields(page);
  await message.tap();
  await turn(page, message);
  await expect(message).toBeFocused();
});
