import type { Page } from 'playwright-core';
import { navigation } from '../../../src/content/navigation';
import { useBrowser, whenPageFontShows } from '../support/browser/browsing';
import { walk } from '../support/focus';
import { sumLayoutShifts } from '../support/layoutShift';

const browsing = useBrowser();
const still = { reducedMotion: 'reduce' } as const;

const header = (page: Page) => page.getByRole('banner');
const top = async (page: Page) => (await header(page).boundingBox())?.y;
const goTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' }));

it.each([true, false])(
  'stays at the top, in at most 64 px, and leads to the form: with JavaScript %p',
  async (javaScriptEnabled) => {
    const page = await browsing.open('/', { ...still, javaScriptEnabled });
    for (const width of [320, 360, 768, 900, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      for (const place of ['#garanties', '#contact form', '#pied-de-page']) {
        await goTo(page, place);
        expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0, width });
        expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(64);
      }
      const link = header(page).getByRole('link', { name: /démo gratuite$/i });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      await page.waitForURL(({ hash }) => hash === '#contact');
      const form = await page.getByRole('heading', { name: 'Demandez votre démo' }).boundingBox();
      expect(form?.y).toBeGreaterThan(64);
      expect(form?.y).toBeLessThan(320);
    }
  },
);

it('links to the sections in windows at least 900 px wide', async () => {
  const page = await browsing.open();
  const sections = page.getByRole('navigation', { name: navigation.sectionsLabel });
  await page.setViewportSize({ width: 899, height: 640 });
  expect(await sections.getByRole('link').count()).toBe(0);
  await page.setViewportSize({ width: 900, height: 640 });
  expect(await sections.getByRole('link').count()).toBe(navigation.sections.length);
});

it('leads to each section with its whole title in view', async () => {
  const page = await browsing.open('/', { ...still, viewport: { width: 1440, height: 900 } });
  for (const { label, id } of navigation.sections) {
    await header(page).getByRole('link', { name: label, exact: true }).click();
    const section = page.locator(`#${id}`);
    const title = await section.getByRole('heading', { level: 2 }).boundingBox();
    const { y } = (await section.boundingBox()) ?? { y: 0 };
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(66);
    expect(title?.y).toBeGreaterThan(64);
    expect(title?.y).toBeLessThan(320);
  }
});

it('ends at the top of the section that the URL names', async () => {
  const page = await browsing.open('/#faq');
  await page.waitForFunction(() => {
    const top = document.getElementById('faq')?.getBoundingClientRect().top ?? 0;
    return top > 60 && top < 66;
  });
});

it.each([
  [360, 480],
  [1440, 700],
])('covers no focused control when tabbing backwards, at %i × %i px', async (width, height) => {
  const page = await browsing.open('/', { ...still, viewport: { width, height } });
  const stops = await walk(page, 'Shift+Tab');
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ isUncovered }) => !isUncovered).map(({ name }) => name)).toEqual([]);
});

it.each([360, 1440])('covers everything that scrolls under it, at %i px', async (width) => {
  const page = await browsing.open('/', { ...still, viewport: { width, height: 640 } });
  const onTop = await page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(a, button, svg, input)',
    )) {
      const { top, left, height, width } = element.getBoundingClientRect();
      root.scrollTo({ top: root.scrollTop + top + height / 2 - 32, behavior: 'instant' });
      if (element.contains(document.elementFromPoint(left + width / 2, 32))) {
        found.push(element.outerHTML.slice(0, 80));
      }
    }
    return found;
  });
  expect(onTop).toEqual([]);
});

it.each([
  [844, 390],
  [568, 256],
])('scrolls away with the page in a low window, of %i × %i px', async (width, height) => {
  const page = await browsing.open('/', { ...still, viewport: { width, height } });
  expect(await top(page)).toBe(0);
  await goTo(page, '#garanties');
  expect(await top(page)).toBeLessThan(-64);
  expect((await page.locator('#garanties').boundingBox())?.y).toBeLessThan(40);
});

it('causes no layout shift when the page scrolls under it', async () => {
  const page = await browsing.open('/', { ...still, viewport: { width: 360, height: 640 } });
  await whenPageFontShows(page);
  await page.evaluate(sumLayoutShifts);
  for (const { id } of navigation.sections) await goTo(page, `#${id}`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  // A smaller shift comes from the font, not from the header.
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(1e-3);
});
