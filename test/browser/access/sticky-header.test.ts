import type { Page } from 'playwright-core';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
import {
  expectEventually,
  serve,
  useBrowser,
  whenPageFontShows,
} from '../support/browser/browsing';
import { clippedTexts, overflow, overlappingTexts } from '../support/clipped';
import { setBrowserFontSize } from '../support/displayModes';
import { renderEdited } from '../../support/renderWithFacts';
import { walk } from '../support/focus';
import { sumLayoutShifts } from '../../support/layoutShift';

// What webpack inlines in the built site.
process.env.SITE_URL = 'https://www.banclair.example';

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
      for (const place of ['#securite', '#contact form', '#pied-de-page']) {
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

it('links to the sections where there is room', async () => {
  const page = await browsing.open();
  const sections = page.getByRole('navigation', { name: navigation.sectionsLabel });
  for (const [width, count] of [
    [768, 0],
    [1024, navigation.sections.length],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    expect(await sections.getByRole('link').count()).toBe(count);
  }
});

/** Widths on both sides of every change in the header. */
const widths = [320, 400, 480, 600, 768, 900, 1024, 1200, 1440];

async function expectOneRow(page: Page, inWindows = widths) {
  for (const width of inWindows) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await spreadOfControls(page)).toBeLessThan(2);
    expect([width, await overlappingTexts(page, 'header')]).toEqual([width, []]);
    expect([width, await clippedTexts(page), await overflow(page)]).toEqual([width, [], 0]);
  }
}

/** Pixels from the middle of the header's highest control to that of its lowest. */
const spreadOfControls = (page: Page) =>
  header(page).evaluate((element, skip) => {
    const controls = [...element.querySelectorAll(`a:not([href='#${skip}'])`)];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const middles = boxes.filter(({ width }) => width).map((box) => box.top + box.height / 2);
    return Math.max(...middles) - Math.min(...middles);
  }, anchors.main);

it.each([16, 32])('is one row with an owner’s longer words, at %i px', async (size) => {
  const files = await renderEdited(async () => {
    const { brand } = await import('#src/content/brand.ts');
    const content = await import('#src/content/navigation.ts');
    const longer = content.navigation.sections.map(({ id, label }) => ({
      id,
      label: `${label} plus`,
    }));
    Object.assign(brand, { product: 'Rapprochement Express', provider: 'Compagnie Nationale' });
    Object.assign(content.navigation, { sections: longer, requestDemo: 'Essai de trente jours' });
  });
  const page = await browsing.newPage({ ...still, javaScriptEnabled: false });
  await serve(page, files);
  await page.goto('/');
  await setBrowserFontSize(page, size);
  expect(await header(page).textContent()).toMatch(/Rapprochement Express.*Étapes plus.*trente/);
  // A narrow window puts long words on two lines, and then the header is not sticky.
  await expectOneRow(
    page,
    widths.filter((width) => width >= 20 * size),
  );
});

describe.each([16, 24, 32])('with the browser’s text at %i px', (size) => {
  it('is one row without overlaps at every width', async () => {
    const page = await browsing.open('/', still);
    await setBrowserFontSize(page, size);
    await expectOneRow(page);
  });

  it.each([360, 768, 1024, 1440])(
    'covers no linked question, at a width of %i px',
    async (width) => {
      // Just high enough for the header to be sticky.
      const height = 31 * size;
      const page = await browsing.newPage({ ...still, viewport: { width, height } });
      await setBrowserFontSize(page, size);
      await page.goto('/#item-2');
      const question = page.locator('#item-2').getByRole('button', { expanded: true });
      await question.waitFor();
      await expectEventually(async () => {
        const box = await question.boundingBox();
        const covered = await header(page).boundingBox();
        if (!box || !covered) return false;
        // A section's border lies over the header's own, and browsers scroll by whole pixels.
        const free = Math.max(0, covered.y + covered.height - 2);
        return box.y >= free && box.y + box.height <= height;
      });
    },
  );
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
  await goTo(page, '#securite');
  expect(await top(page)).toBeLessThan(-64);
  expect((await page.locator('#securite').boundingBox())?.y).toBeLessThan(40);
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
