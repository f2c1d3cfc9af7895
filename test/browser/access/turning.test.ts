import type { Locator, Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('readers who turn their phone stay at their line', async ({ page }) => {
      await page.goto('/');
      for (const { id } of navigation.sections)
        await turn(page, page.locator(`#${id}`).getByRole('heading', { level: 2 }));
    });

    test('visitors who turn their phone while they fill in the form stay at their field', async ({
      page,
    }) => {
      await page.goto('/');
      for (const field of await page.locator(`#${anchors.contact}`).getByRole('textbox').all()) {
        await field.tap();
        await turn(page, field);
        await expect(field).toBeFocused();
      }
    });
  });
}
