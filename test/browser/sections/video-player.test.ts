import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { videoPoster } from '#src/content/publicFiles.ts';
import { openHydrated } from '../support/hydration';
import { site } from '../support/site';
import { expect, test } from '../support/test';
import { playVideo } from '../support/video';

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

test('a phone loads a poster of its own, and not the one for wide windows', async ({ page }) => {
  const { path, phonePath } = videoPoster;
  for (const [width, poster] of [
    [360, phonePath],
    [1440, path],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const image = page.locator(`#${anchors.videoDemo} img`);
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('currentSrc', site.url + poster);
    await expect(image).toHaveJSProperty('complete', true);
  }
});
