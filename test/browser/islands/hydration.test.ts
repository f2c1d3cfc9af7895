import type { Page } from '@playwright/test';
import { fields } from '../support/form';
import { whenHydrated } from '../support/islands';
import { openQuestions, questions } from '../support/questions';
import { expect, test } from '../support/test';

// As most visitors have it: motion could delay the scroll position.
test.use({ reducedMotion: 'no-preference' });

async function loadedScripts(page: Page) {
  const urls = (await page.requests()).map((request) => request.url());
  return urls.filter((url) => url.endsWith('.js'));
}

test('shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T09:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
});

test('restores the scroll position on reload', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await page.waitForFunction(() => Math.round(scrollY) === 3000);
});

test('loads the code that sends the form when the form gets the focus', async ({ page }) => {
  await page.goto('/#contact');
  const { name } = fields(page);
  await whenHydrated(name);
  const loaded = page.waitForResponse(/assets\/supabase\./);
  await name.focus();
  await loaded;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('loads one font, and the islands’ code when the first island is a window’s height away', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const urls = (await page.requests()).map((request) => new URL(request.url()).pathname);
    expect(urls).toEqual(['/', expect.stringMatching(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/)]);
    const loaded = page.waitForResponse(/assets\/islands\./);
    await page.evaluate(() => {
      const island = document
        .querySelector('[data-island]:not([data-on-demand])')
        ?.getBoundingClientRect();
      scrollTo({ top: (island?.top ?? 0) - 2 * innerHeight + 10, behavior: 'instant' });
    });
    await loaded;
  });

  test('loads the islands’ code only on interaction if the visitor saves data', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/');
    const question = questions(page).first();
    await question.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await loadedScripts(page)).toEqual([]);
    await question.click();
    await expect(openQuestions(page)).toBeVisible();
  });
});
