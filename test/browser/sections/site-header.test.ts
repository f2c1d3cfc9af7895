import { hexToRgb } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { findLetter, navigation } from '#src/content/navigation.ts';
import { colors } from '#src/theme/tokens.ts';
import { hold, whenPageFontShows } from '../../support/loading';
import { openHydrated } from '../support/hydration';
import { middleSection } from '../support/parts/middleSection';
import { hasQuestions, openQuestions, questionId } from '../support/parts/questions';
import { setBrowserFontSize } from '../support/setBrowserFontSize';
import { expect, test } from '../support/test';

/** The header's height, at most, in pixels. */
const HEIGHT = 64;

const header = (page: Page) => page.getByRole('banner');
/** The links to the sections, beside which owners add links to pages. */
const sectionLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: navigation.sectionsLabel })
    .getByRole('link')
    .and(page.locator('[href^="#"]'));
const goTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** Waits until the header ends where a section begins, with the section's title in view. */
async function expectAtTop(page: Page, id: string) {
  await expect(async () => {
    const section = await page.locator(`#${id}`).boundingBox();
    const title = await page.locator(`#${id}`).getByRole('heading').first().boundingBox();
    expect(section?.y).toBeGreaterThan(HEIGHT - 4);
    expect(section?.y).toBeLessThan(HEIGHT + 2);
    expect(title?.y).toBeGreaterThan(HEIGHT);
    expect(title?.y).toBeLessThan(320);
  }).toPass();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stays at the top, and leads to the form, whose first field is in sight', async ({
    page,
  }) => {
    await page.goto('/');
    const height = 568;
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height });
      for (const place of [`#${middleSection}`, '#contact form', `#${anchors.footer}`]) {
        await goTo(page, place);
        expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0, width });
        expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(HEIGHT);
      }
      const link = header(page).getByRole('link', { name: navigation.requestDemo });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      await expectAtTop(page, anchors.contact);
      await expect(page.locator('#contact [name=name]')).toBeInViewport({ ratio: 1 });
    }
  });
});

test('leads to each section where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const links = sectionLinks(page);
  await expect(links).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(links).toHaveCount(navigation.sections.length);
  for (const [index, { id }] of navigation.sections.entries()) {
    await links.nth(index).click();
    await expectAtTop(page, id);
  }
});

test('a letter is amber until the reader has reached its section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page);
  await whenPageFontShows(page);
  const links = sectionLinks(page);
  /** Waits until as many letters are green, from the first, and the others amber. */
  async function expectReached(count: number) {
    for (const [rank, link] of (await links.all()).entries()) {
      const color = hexToRgb(rank < count ? colors.matched : colors.toMatch);
      await expect(link).toHaveCSS('color', color, { pseudo: 'before' });
    }
  }
  await expectReached(0);
  await goTo(page, `#${navigation.sections[1]?.id}`);
  await expectReached(2);
  await goTo(page, `#${anchors.footer}`);
  await expectReached(navigation.sections.length);
  await goTo(page, `#${anchors.hero}`);
  await expectReached(0);
});

test('the list of contents ticks the sections that the reader has reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page);
  // The sections above it change their height with the font.
  await whenPageFontShows(page);
  await goTo(page, `#${navigation.sections[1]?.id}`);
  // Playwright's `click` would scroll the page, as if the header were not sticky.
  await page.getByRole('link', { name: navigation.contents }).dispatchEvent('click');
  const list = page.getByRole('dialog').getByRole('navigation', { name: navigation.contents });
  for (const [rank, { id }] of navigation.sections.entries()) {
    const color = hexToRgb(rank < 2 ? colors.matched : colors.toMatch);
    await expect(list.getByText(findLetter(id) ?? '', { exact: true })).toHaveCSS('color', color);
  }
});

// The sections above it change their height then.
test('a fragment’s section stays below it when the font loads during the scroll to it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('scroll', () => console.log('scrolls'), { once: true });
  });
  const scrolls = page.waitForEvent('console', (message) => message.text() === 'scrolls');
  const releaseFont = await hold(page, '**/*.woff2?*');
  await page.goto(`/#${middleSection}`, { waitUntil: 'commit' });
  await scrolls;
  releaseFont();
  await whenPageFontShows(page);
  await expectAtTop(page, middleSection);
});

test('covers no linked question in text twice as large', async ({ page }) => {
  test.skip(!hasQuestions, 'The page has no questions.');
  // Just high enough for the header to be sticky.
  const window = { width: 1440, height: 31 * 32 };
  await page.setViewportSize(window);
  await setBrowserFontSize(page, 32);
  await page.goto(`/#${questionId(0)}`);
  await expect(async () => {
    const box = await openQuestions(page).first().boundingBox();
    const covered = await header(page).boundingBox();
    // A section's border lies over the header's own, and browsers scroll by whole pixels.
    expect(box?.y).toBeGreaterThanOrEqual((covered?.y ?? NaN) + (covered?.height ?? NaN) - 2);
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(window.height);
  }).toPass();
});

test('covers everything that scrolls under it, and scrolls away itself in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.goto('/');
  const onTop = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, svg, input)')];
    return all.filter((element) => {
      const { top, left, height, width } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - 32, behavior: 'instant' });
      return element.contains(document.elementFromPoint(left + width / 2, 32));
    }).length;
  });
  expect(onTop).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await goTo(page, `#${middleSection}`);
  expect((await header(page).boundingBox())?.y).toBeLessThan(-HEIGHT);
  expect((await page.locator(`#${middleSection}`).boundingBox())?.y).toBeLessThan(40);
});

test('Tab within the header does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 3000));
  const controls = header(page).getByRole('link').filter({ visible: true });
  // The skip link, which comes first, is visible only while it has the focus.
  await controls.nth(1).evaluate((it: HTMLElement) => it.focus({ preventScroll: true }));
  for (const control of (await controls.all()).slice(2)) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(3000);
  }
});
