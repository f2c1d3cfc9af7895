import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
import { hydrateEveryIsland, useBrowser, whenPageFontShows } from '../support/browser/browsing';
import { isPinned } from '../../support/chromium';

expect.extend({ toMatchImageSnapshot });

const { header, top, contact, footer } = anchors;
const shown = [header, top, ...navigation.sections.map(({ id }) => id), contact, footer];

const accepted = path.join(__dirname, '../screenshots/sections');
const isAccepting = process.env.npm_lifecycle_event === 'test:accept';
const browsing = useBrowser();

if (!isPinned) console.info('Not the pinned Chromium: screenshots are not compared.');

(isPinned ? it : it.skip)(
  'every section matches its accepted screenshot at 360, 768, 1024 and 1440 px',
  async () => {
    const page = await browsing.newPage({ reducedMotion: 'reduce' });
    // A fixed day, so that the footer's year does not change.
    await page.clock.setFixedTime('2026-11-02T09:00:00Z');
    await page.goto('/');
    await whenPageFontShows(page);
    await hydrateEveryIsland(page);
    const differences: string[] = [];
    for (const width of [360, 768, 1024, 1440]) {
      const folder = path.join(accepted, String(width));
      await showWholePage(page, width);
      for (const id of shown) {
        const screenshot = await page.locator(`#${id}`).screenshot();
        const file = path.join(folder, `${id}.png`);
        // Compares bytes: the browser encodes equal pixels alike, and decoding takes two minutes.
        if (existsSync(file) && readFileSync(file).equals(screenshot)) continue;
        if (isAccepting) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, screenshot);
        } else differences.push(...describeDifference(screenshot, id, folder));
      }
    }
    expect(differences).toEqual([]);
  },
  120_000,
);

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

/** Makes the window as high as the page: the sticky header then covers nothing. */
async function showWholePage(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
}
