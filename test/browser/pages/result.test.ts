import { hero } from '#src/content/sections/hero.ts';
import { result } from '#src/content/result.ts';
import { hydrate } from '../../support/loading';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'hydrated' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('each result of a native post is said, and leads back to the landing page', async ({
      page,
    }) => {
      for (const { path, head, text } of Object.values(result.pages)) {
        await page.goto(path);
        if (javaScriptEnabled) await hydrate(page);
        await expect(page).toHaveTitle(head.title);
        await expect(page.getByRole('note')).toContainText(text);
        await page.getByRole('link', { name: result.backHome }).click();
        await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
      }
    });
  });
}
