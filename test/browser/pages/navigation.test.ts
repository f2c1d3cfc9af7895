import { anchors } from '#src/content/anchors.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { meta } from '#src/content/meta.ts';
import { names } from '#src/content/names.ts';
import { paths } from '#src/content/paths.ts';
import { footer } from '#src/content/sections/footer.ts';
import { hero } from '#src/content/sections/hero.ts';
import { words } from '../../support/words';
import { openHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

const privacy = legalDocuments.find(({ path }) => path === paths.privacy);
const privacyTitle = words(privacy?.title ?? '');

test('a link to another page shows it without a reload, with its head and its title in focus, and back returns to the place and the link', async ({
  page,
}) => {
  await openHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
  await link.press('Enter');
  await expect(page).toHaveURL(paths.privacy);
  const title = page.getByRole('heading', { level: 1, name: privacyTitle });
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(words(await page.title())).toBe(`${privacyTitle} | ${names.product}`);
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /confidentialite\/$/);

  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(words(await page.title())).toBe(words(meta.home.title));
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);

  await page.goForward();
  await expect(title).toBeVisible();
  await page.getByRole('banner').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: words(hero.title) })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('what a page shows survives the way to another one, where its document began', async ({
  page,
}) => {
  await openHydrated(page, paths.privacy);
  await page.getByRole('banner').getByRole('link').click();
  const question = page.locator(`#${anchors.faq} h3 button`).first();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});
