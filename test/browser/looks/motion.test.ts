import { anchors } from '#src/content/anchors.ts';
import { whenPageFontShows } from '../../support/loading';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

test('ends every animation within five seconds, and neither moves nor scrolls smoothly if the visitor prefers reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  await whenPageFontShows(page);
  const jump = () =>
    page.evaluate((hash) => {
      scrollTo({ top: 0, behavior: 'instant' });
      location.hash = '';
      location.hash = hash;
      return scrollY;
    }, anchors.contact);
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5_000);
  expect(await jump()).toBeLessThan(1000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await jump()).toBeGreaterThan(1000);
});
