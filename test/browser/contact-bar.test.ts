import type { Page } from 'playwright-core';
import { useBrowser } from './support/browsing';
import { aRequest, fillIn, submitButton } from './support/form';
import { site } from './support/site';

const browsing = useBrowser();
const phone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const;

const bar = (page: Page) => page.locator('#demander-une-demo');
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** Until what came into view has been noticed: an IntersectionObserver tells once per frame. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

describe.each([320, 360, 768])('the bar that leads to the form, at %i px', (width) => {
  const viewport = { width, height: 640 };

  it('stays away while the button of the page’s top is in view', async () => {
    const page = await browsing.open(site.url, { ...phone, viewport });
    const own = page.locator('#accueil a[href="#contact"]');
    await own.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await settle(page);
    expect(await bar(page).isVisible()).toBe(false);
    await own.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 1));
    await bar(page).waitFor();
  });

  it('stands at the bottom of the window, over its whole width', async () => {
    const page = await browsing.open(site.url, { ...phone, viewport });
    await scrollTo(page, '#garanties');
    await bar(page).waitFor();
    const box = await bar(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
    expect(box?.height).toBeLessThan(75);
    const link = bar(page).getByRole('link', { name: 'Demander une démo gratuite' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it.each(['#contact', '#contact form', '#pied-de-page'])('is gone at %s', async (place) => {
    const page = await browsing.open(site.url, { ...phone, viewport });
    await scrollTo(page, '#garanties');
    await bar(page).waitFor();
    await scrollTo(page, place);
    await bar(page).waitFor({ state: 'hidden' });
  });
});

it('leads to the form, and comes back where the page leads there no more', async () => {
  const page = await browsing.open(site.url, phone);
  await scrollTo(page, '#video-demo');
  await bar(page).getByRole('link').click();
  await bar(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#contact');
  expect((await page.locator('#contact').boundingBox())?.y).toBeLessThan(40);
  await scrollTo(page, '#faq');
  await bar(page).waitFor();
});

it.each([
  ['forwards', 640, 'Tab', 1],
  ['forwards in a low window', 360, 'Tab', 3],
  ['backwards in a low window', 360, 'Shift+Tab', 3],
] as const)('covers nothing that focus comes to, %s', async (_way, height, key, least) => {
  const page = await browsing.open(site.url, { ...phone, viewport: { width: 360, height } });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key);
    await settle(page);
    stops.push(await focusStop(page));
    if (stops.length > 1 && stops.at(-1)?.isEnd) break;
  }
  expect(stops.at(-1)?.isEnd).toBe(true);
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ barIsShown }) => barIsShown).length).toBeGreaterThanOrEqual(least);
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
});

interface Stop {
  name: string | null | undefined;
  /** The first or the last one of the page. */
  isEnd: boolean;
  barIsShown: boolean;
  isCovered: boolean;
}

function focusStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const bar = document.getElementById('demander-une-demo');
    const focused = document.activeElement;
    if (!bar || !focused) throw new Error('There is no bar, or no focus.');
    const ends = [...document.querySelectorAll('header a, footer a:not(section *)')];
    const barIsShown = getComputedStyle(bar).visibility === 'visible';
    const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return {
      name: focused.getAttribute('name') ?? focused.textContent,
      isEnd: [ends.at(0), ends.at(-1)].includes(focused),
      barIsShown,
      isCovered: barIsShown && isBehind && !bar.contains(focused),
    };
  });
}

it('moves nothing when it comes', async () => {
  const page = await browsing.open(site.url, phone);
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => resolve(0), 200);
        }),
    );
  await scrollTo(page, '#garanties');
  await bar(page).waitFor();
  expect(await shifts()).toBe(0);
});

it('leaves its place to a toast’s words: one stands above the other', async () => {
  browsing.expectConsole(/send-contact-email|status of 503/);
  const page = await browsing.open(site.url, phone);
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 503, json: {} }));
  await fillIn(page, aRequest({}));
  await submitButton(page).click();
  await page.getByRole('alert').waitFor();
  await scrollTo(page, '#cas-client');
  await bar(page).waitFor();
  const toast = await page.getByRole('alert').boundingBox();
  const place = await bar(page).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(place?.y ?? 0);
});

it.each([
  ['on a wide screen', { ...phone, viewport: { width: 900, height: 640 } }],
  ['in a very low window', { ...phone, viewport: { width: 568, height: 256 } }],
])('never shows %s', async (_where, options) => {
  const page = await browsing.open(site.url, options);
  await page.locator('#garanties').scrollIntoViewIfNeeded();
  await settle(page);
  expect(await bar(page).isVisible()).toBe(false);
});

it('never shows without JavaScript', async () => {
  const page = await browsing.open(site.url, { ...phone, javaScriptEnabled: false });
  await page.locator('#garanties').scrollIntoViewIfNeeded();
  expect(await bar(page).isVisible()).toBe(false);
});

it('is not printed', async () => {
  const page = await browsing.open(site.url, phone);
  await scrollTo(page, '#garanties');
  await bar(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await bar(page).isVisible()).toBe(false);
});
