import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { anchors } from '../../src/content/anchors';
import { sections } from '../../src/pages/LandingPage';
import { hydrateEverySection, useBrowser, whenTypefaceShows } from './support/browsing';
import { isPinned } from './support/chromium';
import { site } from './support/site';

expect.extend({ toMatchImageSnapshot });

const pictured = [anchors.header, anchors.top, ...sections.map(({ id }) => id), anchors.footer];

const root = path.resolve(__dirname, '../..');
const accepted = path.join(__dirname, 'screenshots/sections');
const browsing = useBrowser();

if (!isPinned) console.info('Another Chromium paints other pixels: pictures are not compared.');

(isPinned ? describe : describe.skip)('every section looks as it was accepted', () => {
  it.each([360, 768, 1024, 1440])(
    'at %i px',
    async (width) => {
      const page = await browsing.newPage({ reducedMotion: 'reduce' });
      await openAtRest(page, width, site.url);
      const differences: string[] = [];
      for (const id of pictured) {
        const picture = PNG.sync.read(await page.locator(`#${id}`).screenshot());
        if (isAccepted(picture, `${id}-${width}`)) continue;
        try {
          expect(compact(picture)).toMatchImageSnapshot(acceptedAs(`${id}-${width}`));
        } catch (error) {
          differences.push(String(error));
        }
      }
      expect(differences).toEqual([]);
    },
    120_000,
  );
});

/** Pixel for pixel, which spares the matcher's own search for differences. */
function isAccepted({ width, height, data }: PNG, name: string): boolean {
  const file = path.join(accepted, `${name}.png`);
  if (!existsSync(file)) return false;
  const before = PNG.sync.read(readFileSync(file));
  return before.width === width && before.height === height && before.data.equals(data);
}

function acceptedAs(name: string) {
  return {
    customSnapshotsDir: accepted,
    customDiffDir: path.join(root, '.cache/pictures'),
    customSnapshotIdentifier: name,
    runInProcess: true,
  };
}

/**
 * The whole page in one window, hydrated and still, on a fixed day: what is fixed to the window
 * then covers nothing, and the footer's year does not change.
 */
async function openAtRest(page: Page, width: number, address: string) {
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await whenTypefaceShows(page);
  await hydrateEverySection(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
}

/** The same pixels in a fifth less room: flat colours and type pack best unfiltered, opaque. */
function compact(picture: PNG): Buffer {
  const smallest = { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 } as const;
  return PNG.sync.write(picture, smallest);
}
