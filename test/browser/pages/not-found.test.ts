import { NOT_FOUND_MESSAGE, notFound } from '#src/content/notFound.ts';
import { hero } from '#src/content/sections/hero.ts';
import { openHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

test('logs the attempted path, once, and marks its English sentence', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  await page.goto('/tarifs/2026');
  await expect(page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE)).toBeVisible();
  await expect.poll(() => logged).toEqual([expect.stringMatching(/\/tarifs\/2026$/)]);
  await openHydrated(page, '/tarifs/2027');
  await expect.poll(() => logged).toHaveLength(2);
});

test('leads home without a reload, and back', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await openHydrated(page, '/tarifs/2026');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: notFound.backHome }).click();
  await expect(page.getByRole('region', { name: hero.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(NOT_FOUND_MESSAGE)).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
