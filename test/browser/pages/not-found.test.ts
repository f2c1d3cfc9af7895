import { NOT_FOUND_MESSAGE, notFound } from '#src/content/notFound.ts';
import { hero } from '#src/content/sections/hero.ts';
import { expect, test } from '../support/test';

test('logs the attempted path at once, marks its English sentence, and leads home without a reload, and back', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/, /404: no page/);
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  const sentence = page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE);
  await expect(sentence).toBeVisible();
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: notFound.backHome }).click();
  await expect(page.getByRole('region', { name: hero.title })).toBeVisible();
  await page.goBack();
  await expect(sentence).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
