import type { Page } from '@playwright/test';
import { hydrate } from '../../support/loading';
import { fields } from '../support/parts/form';
import { whenHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

const MAIN = /\/assets\/main\.[0-9a-f]{10}\.js$/;

async function requestedPaths(page: Page) {
  return (await page.requests()).map((request) => new URL(request.url()).pathname);
}

const hasRun = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
  );

test('shows the year of the visit, not of the build, before and after hydration', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-01T09:00:00Z');
  await page.goto('/');
  const year = page.getByRole('contentinfo').getByText('© 2031');
  await expect(year).toBeVisible();
  await hydrate(page);
  await expect(year).toBeVisible();
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
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('loads one font, prefetches the page’s script once it is idle, and runs it at the first touch', async ({
    page,
  }) => {
    const prefetched = page.waitForResponse(MAIN);
    await page.goto('/');
    await (await prefetched).finished();
    expect(await requestedPaths(page)).toEqual([
      '/',
      '/fonts/font.woff2',
      expect.stringMatching(MAIN),
    ]);
    expect(await hasRun(page)).toBe(false);
    await page.locator('h1').tap();
    await expect.poll(() => hasRun(page)).toBe(true);
  });
});
