import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { anchors } from '#src/content/anchors.ts';
import { sections } from '#src/pages/LandingPage.tsx';
import { hydrateEveryIsland, useBrowser, whenPageFontShows } from '../support/browser/browsing';
import { isPinned } from '../../support/chromium';

expect.extend({ toMatchImageSnapshot });

const shown = [anchors.header, anchors.top, ...sections.map(({ id }) => id), anchors.footer];

const accepted = path.join(__dirname, '../screenshots/sections');
const isAccepting = process.env.npm_lifecycle_event === 'test:accept';
const browsing = useBrowser();

if (!isPinned) console.info('Not the pinned Chromium: screenshots are not compared.');

(isPinned ? describe : describe.skip)('every section matches its accepted screenshot', () => {
  it.each([360, 768, 1024, 1440])('at %i px', async (width) => {
    const page = await browsing.newPage({ reducedMotion: 'reduce' });
    await openAtRest(page, width);
    const differences: string[] = [];
    for (const id of shown) {
      const screenshot = await page.locator(`#${id}`).screenshot();
      const folder = path.join(accepted, String(width));
      const file = path.join(folder, `${id}.png`);
      // Compares bytes: the browser encodes equal pixels alike, and decoding takes two minutes.
      if (existsSync(file) && readFileSync(file).equals(screenshot)) continue;
      if (isAccepting) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, screenshot);
      } else differences.push(...describeDifference(screenshot, id, folder));
    }
    expect(differences).toEqual([]);
  });
});

/** Compares pixels, and draws those that differ. */
function describeDifference(screenshot: Buffer, id: string, folder: string): string[] {
  try {
    expect(screenshot).toMatchImageSnapshot({
      customSnapshotsDir: folder,
      customDiffDir: '.cache/screenshots',
      customSnapshotIdentifier: id,
      runInProcess: true,
    });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/**
 * Opens the whole page in one window, hydrated and still, on a fixed day: the sticky header then
 * covers nothing, and the footer's year does not change.
 */
async function openAtRest(page: Page, width: number) {
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await whenPageFontShows(page);
  await hydrateEveryIsland(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
}
