import { anchors } from '#src/content/anchors.ts';
import { useBrowser } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();

it('scrolls and moves without animation if the visitor prefers reduced motion', async () => {
  const page = await browsing.open('/', { reducedMotion: 'reduce' });
  const jump = () =>
    page.evaluate((hash) => {
      scrollTo({ top: 0, behavior: 'instant' });
      location.hash = '';
      location.hash = hash;
      return scrollY;
    }, anchors.contact);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await jump()).toBeGreaterThan(1000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await jump()).toBeLessThan(1000);
});

it('ends every animation within five seconds', async () => {
  const page = await browsing.open('/', { reducedMotion: 'no-preference' });
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5_000);
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
