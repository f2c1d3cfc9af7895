import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser/browsing';
import { overflow } from '../support/clipped';
import { site } from '../support/browser/site';

const browsing = useBrowser();

describe('the landing page', () => {
  it('fits every width of window', async () => {
    const page = await browsing.open();
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
  });

  it('sets every word in one font without JavaScript, which may keep a fallback', async () => {
    const page = await browsing.open('/', { javaScriptEnabled: false });
    const strangers = await page.evaluate(() => {
      const { fontFamily } = getComputedStyle(document.body);
      return [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).fontFamily !== fontFamily)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    });
    expect(strangers).toEqual([]);
  });

  it('scrolls smoothly to the form', async () => {
    const page = await browsing.open('/', { reducedMotion: 'no-preference' });
    expect(await scrollToForm(page)).toBeGreaterThan(5);
  });

  it('scrolls without animation if the visitor prefers reduced motion', async () => {
    const page = await browsing.open('/', { reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await scrollToForm(page)).toBe(1);
  });

  it('ends every animation within five seconds', async () => {
    const page = await browsing.open('/', { reducedMotion: 'no-preference' });
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        .map((style) => parseFloat(style.animationDelay) + parseFloat(style.animationDuration)),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(5);
  });

  it('requests nothing from other origins and stores nothing while it is read', async () => {
    const page = await browsing.openHydrated();
    await page.waitForLoadState('networkidle');
    const requests = (await page.requests()).map((request) => request.url());
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

/** Clicks « Demander une démo gratuite »; returns how many positions the page scrolls through. */
async function scrollToForm(page: Page): Promise<number> {
  const positions = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new Set<number>();
        document.addEventListener('scroll', () => seen.add(scrollY));
        document.addEventListener('scrollend', () => resolve(seen.size));
      }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Demander une démo gratuite' }).click();
  const count = await positions;
  const form = await page.locator('#contact').boundingBox();
  expect(form?.y).toBeGreaterThan(60);
  expect(form?.y).toBeLessThan(66);
  return count;
}
