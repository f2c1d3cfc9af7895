import type { Page } from '@playwright/test';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { openHydrated, whenHydrated } from '../support/hydration';
import { site } from '../support/site';
import { expect, test } from '../support/test';
import { hasVideo, playVideo } from '../support/parts/video';

test.skip(!hasVideo, 'The page has no video.');

async function requestedOrigins(page: Page) {
  const requests = await page.requests();
  return [...new Set(requests.map((request) => new URL(request.url()).origin))];
}

test('until a click, requests nothing from other origins and stores nothing', async ({ page }) => {
  await openHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await requestedOrigins(page)).toEqual([site.url]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a click loads the player from youtube-nocookie alone, with its permissions', async ({
  page,
}) => {
  await openHydrated(page);
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
    const link = page.getByRole('link', { name: videoDemo.play });
    await whenHydrated(link);
    const poster = await link.boundingBox();
    await playVideo(page);
    expect(await page.getByTitle(videoDemo.playerTitle).boundingBox()).toEqual(poster);
    expect((poster?.width ?? NaN) / (poster?.height ?? NaN)).toBeCloseTo(16 / 9);
  }
});
