import type { Page } from '@playwright/test';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { openHydrated } from '../support/hydration';
import { misfits } from '../support/misfits';
import { setBrowserFontSize } from '../support/setBrowserFontSize';
import { site } from '../support/site';
import { expect, test } from '../support/test';
import { hasVideo, playVideo } from '../support/video';

test.skip(!hasVideo, 'The page has no video.');

async function requestedOrigins(page: Page) {
  const requests = await page.requests();
  return [...new Set(requests.map((request) => new URL(request.url()).origin))];
}

test('requests nothing from other origins and stores nothing until a click loads the player from youtube-nocookie, with its permissions', async ({
  page,
}) => {
  await openHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await requestedOrigins(page)).toEqual([site.url]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  const player = await playVideo(page);
  expect(await requestedOrigins(page)).toEqual([site.url, 'https://www.youtube-nocookie.com']);
  const allowed = await player.locator(':root').evaluate(({ ownerDocument }) => {
    const { featurePolicy } = ownerDocument as Document & {
      featurePolicy: { allowedFeatures: () => string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toEqual(
    expect.arrayContaining(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']),
  );
  expect(allowed).not.toContain('camera');
});

test('the player takes the place and the shape of the poster', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page);
    const poster = await page.getByRole('link', { name: videoDemo.play }).evaluate(boxOf);
    await playVideo(page);
    expect(await page.getByTitle(videoDemo.playerTitle).evaluate(boxOf)).toEqual(poster);
    expect(poster.width / poster.height).toBeCloseTo(16 / 9);
  }
});

test('the poster shows an owner’s longer words whole, in windows of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const size of [16, 32]) {
    await page.goto('/');
    await setBrowserFontSize(page, size);
    const words = page.getByRole('link', { name: videoDemo.play }).getByText(videoDemo.play);
    await words.evaluate((it) => it.append(' (4\u00a0min)'));
    expect(await misfits(page), `${size} px`).toEqual([]);
  }
});

/** Its place in the document, in whole pixels. */
function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const round = Math.round;
  return {
    left: round(left),
    top: round(top + scrollY),
    width: round(width),
    height: round(height),
  };
}
