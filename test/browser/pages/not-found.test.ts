import type { Page } from '@playwright/test';
import { NOT_FOUND_MESSAGE, notFound } from '#src/content/notFound.ts';
import { hero } from '#src/content/sections/hero.ts';
import { openHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

const sentence = (page: Page) => page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE);

test.beforeEach(({ expectConsole }) => expectConsole(/status of 404/, /404: no page/));

test('logs the attempted path at once, and marks its English sentence', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  await expect(sentence(page)).toBeVisible();
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
});

test('leads home without a reload, and back', async ({ page }) => {
  await openHydrated(page, '/tarifs/2026');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: notFound.backHome }).click();
  await expect(page.getByRole('region', { name: hero.title })).toBeVisible();
  await page.goBack();
  await expect(sentence(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
