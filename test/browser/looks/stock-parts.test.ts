import type { Locator } from '@playwright/test';
import { isPinned } from '../../support/chromium';
import { hydrate } from '../../support/loading';
import { misfits } from '../support/misfits';
import { buildStockPage, openStockPage } from '../support/stock/stockPage';
import { expect, test } from '../support/test';

// One build for all tests.
test.describe.configure({ mode: 'default' });
test.slow();

test.beforeAll(async () => {
  // A build takes up to 40 s on a busy machine.
  test.setTimeout(120_000);
  await buildStockPage();
});

for (const width of [360, 1440]) {
  test(`MUI’s own parts look as accepted in a section of the site, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStockPage(page);
    await hydrate(page);
    expect(await misfits(page)).toEqual([]);
    test.skip(!isPinned, 'Screenshots are compared in the pinned Chromium alone.');
    for (const ground of ['papier', 'encre']) {
      const screenshot = ['stock-parts', String(width), `${ground}.png`];
      await expect.soft(page.locator(`#${ground}`)).toHaveScreenshot(screenshot);
    }
  });
}

test('MUI’s own parts work as documented in a section of the site', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStockPage(page);
  await hydrate(page);
  const section = page.locator('#papier');

  const remarks = section.getByRole('textbox', { name: 'Remarques' });
  const height = () => remarks.evaluate((field) => field.clientHeight);
  const oneLine = await height();
  await remarks.fill('Un\nDeux\nTrois');
  await expect.poll(height).toBeGreaterThan(2 * oneLine);

  const software = section.getByRole('combobox', { name: 'Logiciel' });
  await software.click();
  await page.getByRole('option', { name: 'Sur site' }).click();
  await expect(software).toHaveText('Sur site');

  const version = section.getByRole('combobox', { name: 'Version' });
  const colorOf = (field: Locator) => field.evaluate((it) => getComputedStyle(it).color);
  const placeholder = await colorOf(version);
  await version.selectOption('Version 14');
  expect(placeholder).not.toBe(await colorOf(version));
  expect(await colorOf(version)).toBe(await colorOf(remarks));

  await section.getByRole('tab', { name: 'Sur site' }).click();
  await expect(section.getByRole('tabpanel')).toHaveText('Chez vous');

  const star = section.getByRole('button', { name: 'Étoile' });
  await star.hover();
  await expect(page.getByRole('tooltip', { name: 'Une étoile' })).toBeVisible();

  const opener = section.getByRole('button', { name: 'Ouvrir' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Conditions' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
