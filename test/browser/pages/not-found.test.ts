import { NOT_FOUND_MESSAGE, notFound } from '#src/content/notFound.ts';
import { hero } from '#src/content/sections/hero.ts';
import { words } from '../../support/words';
import { expect, test } from '../support/test';

test.beforeEach(({ expectConsole }) => expectConsole(/404/));

test('logs the attempted path, and marks its English sentence', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  await expect(page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE)).toBeVisible();
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
});

test('loads no script, and leads home', async ({ page }) => {
  await page.goto('/tarifs/2026');
  await page.waitForLoadState('networkidle');
  const urls = (await page.requests()).map((request) => request.url());
  expect(urls.filter((url) => url.endsWith('.js'))).toEqual([]);
  await page.getByRole('link', { name: notFound.backHome }).click();
  await expect(page.getByRole('region', { name: words(hero.title) })).toBeVisible();
});
