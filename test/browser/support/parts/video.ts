import { expect, type Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { whenHydrated } from '../hydration';

/** Not every owner has one. */
export const hasVideo = hasSection(anchors.videoDemo);

/** Clicks the video's poster and returns the player's iframe, whose page is a stub. */
export async function playVideo(page: Page) {
  const stub = { contentType: 'text/html', body: 'Lecteur' };
  await page.route(/youtube/, (route) => route.fulfill(stub));
  const link = page.getByRole('link', { name: videoDemo.play });
  await whenHydrated(link);
  await link.click();
  const player = page.frameLocator('iframe[src*="youtube-nocookie.com"]');
  await expect(player.getByText('Lecteur')).toBeVisible();
  return player;
}
