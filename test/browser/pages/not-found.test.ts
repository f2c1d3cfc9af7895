import { NOT_FOUND_MESSAGE } from '#src/content/notFound.ts';
import { expect, test } from '../support/test';

test('logs the attempted path at once, and marks its English sentence', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/, /404: no page/);
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  await expect(page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE)).toBeVisible();
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
});
