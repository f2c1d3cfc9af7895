import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { meta } from '#src/content/meta.ts';
import { names } from '#src/content/names.ts';
import { paths } from '#src/content/paths.ts';
import { footer } from '#src/content/sections/footer.ts';
import { hero } from '#src/content/sections/hero.ts';
import { hydrate } from '../../support/loading';
import { fields } from '../support/parts/form';
import { openHydrated } from '../support/hydration';
import { middleSection } from '../support/parts/middleSection';
import { expect, test } from '../support/test';

const privacy = legalDocuments.find(({ path }) => path === paths.privacy);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const privacyTitle = privacy?.title ?? '';
const homeTitle = (page: Page) => page.getByRole('heading', { level: 1, name: hero.title });
const legalTitle = (page: Page) => page.getByRole('heading', { level: 1, name: privacyTitle });

const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });

/** How far below the window's top the footer begins: above it, answers may be open or closed. */
const footerTop = (page: Page) =>
  page.getByRole('contentinfo').evaluate((it) => Math.round(it.getBoundingClientRect().top));

/** Scrolls into the form, which every owner keeps, and follows the link to the privacy policy; returns where the page was left. */
async function leaveFromForm(page: Page): Promise<number> {
  await page.evaluate((id) => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    // No link leads there.
    scrollBy({ top: 100, behavior: 'instant' });
  }, anchors.contact);
  const place = await footerTop(page);
  await privacyLink(page).evaluate((it: HTMLElement) => it.click());
  // The URL changes before the page does.
  await expect(legalTitle(page)).toBeFocused();
  return place;
}

test('a link to another page shows it from its top, with its head and its title in focus', async ({
  page,
}) => {
  await openHydrated(page);
  await leaveFromForm(page);
  await expect(page).toHaveURL(paths.privacy);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toBe(`${privacyTitle} | ${names.product}`);
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /confidentialite\/$/);
});

test('back returns to the link, and to what was typed', async ({ page }) => {
  await openHydrated(page);
  await fields(page).name.fill('Zoé');
  await privacyLink(page).press('Enter');
  await expect(legalTitle(page)).toBeFocused();
  await page.goBack();
  await expect(privacyLink(page)).toBeFocused();
  await expect(privacyLink(page)).toBeInViewport();
  await expect(fields(page).name).toHaveValue('Zoé');
  expect(await page.title()).toBe(meta.home.title);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});

test('links, back and forward reload nothing, and the header’s link leads to the top of the page', async ({
  page,
}) => {
  await openHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await privacyLink(page).press('Enter');
  await expect(legalTitle(page)).toBeFocused();
  await page.goBack();
  await expect(privacyLink(page)).toBeFocused();
  await page.goForward();
  await expect(legalTitle(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').click();
  await expect(homeTitle(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('back returns to the place also where the URL names another one, and so does a reload after it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, `/#${middleSection}`);
  const place = await leaveFromForm(page);
  const top = () => footerTop(page);
  await page.goBack();
  await expect.poll(top).toBe(place);
  // A smooth scroll would have begun by then.
  for (let frame = 0; frame < 10; frame += 1) await page.evaluate(nextFrame);
  expect(await top()).toBe(place);
  await page.reload();
  await expect.poll(top).toBe(place);
  await hydrate(page);
  expect(await top()).toBe(place);
});

test('back shows the page that it leads to, also right after a reload, before there is a sign of a person', async ({
  page,
  expectConsole,
}) => {
  // The document is that of the page left.
  expectConsole(/418/);
  await openHydrated(page);
  await privacyLink(page).evaluate((it: HTMLElement) => it.click());
  await expect(legalTitle(page)).toBeVisible();
  await page.reload();
  // From top to top: nothing scrolls.
  await page.goBack();
  await expect(homeTitle(page)).toBeVisible();
  expect(await page.title()).toBe(meta.home.title);
});

test('back returns to the place also after a reload of the page that it leaves', async ({
  page,
}) => {
  await openHydrated(page);
  const place = await leaveFromForm(page);
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(homeTitle(page)).toBeFocused();
  await expect.poll(() => footerTop(page)).toBe(place);
});
