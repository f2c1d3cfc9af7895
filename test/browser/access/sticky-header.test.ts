import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
import { expectEventually, useBrowser } from '../support/browser/browsing';
import { setBrowserFontSize } from '../support/setBrowserFontSize';

const browsing = useBrowser();
const still = { reducedMotion: 'reduce' } as const;
/** The header's height, at most, in pixels. */
const HEIGHT = 64;

const header = (page: Page) => page.getByRole('banner');
const goTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** Waits until the header ends where a section begins, with the section's title in view. */
async function expectAtTop(page: Page, id: string) {
  await expectEventually(async () => {
    const { y = 0 } = (await page.locator(`#${id}`).boundingBox()) ?? {};
    const title = await page.locator(`#${id}`).getByRole('heading').first().boundingBox();
    return y > HEIGHT - 4 && y < HEIGHT + 2 && (title?.y ?? 0) > HEIGHT && (title?.y ?? 0) < 320;
  });
}

it('stays at the top without JavaScript, and leads to the form, whose first field is in sight', async () => {
  const page = await browsing.open('/', { ...still, javaScriptEnabled: false });
  const height = 568;
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height });
    for (const place of ['#securite', '#contact form', `#${anchors.footer}`]) {
      await goTo(page, place);
      expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0, width });
      expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(HEIGHT);
    }
    const link = header(page).locator(`a[href$="#${anchors.contact}"]`);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expectAtTop(page, anchors.contact);
    const field = await page.locator('#contact [name=name]').boundingBox();
    expect((field?.y ?? height) + (field?.height ?? 0)).toBeLessThan(height);
  }
});

it('leads to each section where there is room', async () => {
  const page = await browsing.open('/', { ...still, viewport: { width: 768, height: 900 } });
  const links = page.getByRole('navigation', { name: navigation.sectionsLabel }).getByRole('link');
  expect(await links.count()).toBe(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await links.count()).toBe(navigation.sections.length);
  for (const [index, { id }] of navigation.sections.entries()) {
    await links.nth(index).click();
    await expectAtTop(page, id);
  }
});

it.each([
  [360, 16],
  [768, 24],
  [1440, 32],
])('covers no linked question at a width of %i px with text of %i px', async (width, size) => {
  // Just high enough for the header to be sticky.
  const height = 31 * size;
  const page = await browsing.newPage({ ...still, viewport: { width, height } });
  await setBrowserFontSize(page, size);
  await page.goto('/#item-2');
  const question = page.locator('#item-2').getByRole('button', { expanded: true });
  await expectEventually(async () => {
    const box = await question.boundingBox();
    const covered = await header(page).boundingBox();
    if (!box || !covered) return false;
    // A section's border lies over the header's own, and browsers scroll by whole pixels.
    return box.y >= covered.y + covered.height - 2 && box.y + box.height <= height;
  });
});

it('covers everything that scrolls under it, and scrolls away itself in a low window', async () => {
  const page = await browsing.open('/', { ...still, viewport: { width: 1440, height: 640 } });
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
  await goTo(page, '#securite');
  expect((await header(page).boundingBox())?.y).toBeLessThan(-HEIGHT);
  expect((await page.locator('#securite').boundingBox())?.y).toBeLessThan(40);
});
