import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { anchors } from '../../../src/content/anchors';
import { sections } from '../../../src/pages/LandingPage';
import {
  hydrateEveryIsland,
  useBrowser,
  whenAllShown,
  whenTypefaceShows,
} from '../support/browser/browsing';
import { isPinned } from '../support/browser/chromium';

expect.extend({ toMatchImageSnapshot });

const pictured = [anchors.header, anchors.top, ...sections.map(({ id }) => id), anchors.footer];

const root = path.resolve(__dirname, '../../..');
const accepted = path.join(__dirname, '../screenshots/sections');
const browsing = useBrowser();

if (!isPinned) console.info('Not the pinned Chromium: screenshots are not compared.');

(isPinned ? describe : describe.skip)('every section looks as it was accepted', () => {
  it.each([360, 768, 1024, 1440])(
    'at %i px',
    async (width) => {
      const page = await browsing.newPage({ reducedMotion: 'reduce' });
      await openAtRest(page, width);
      const reader = await browsing.newPage();
      const differences: string[] = [];
      for (const id of pictured) {
        const picture = await page.locator(`#${id}`).screenshot();
        if (await isAccepted(reader, picture, `${width}/${id}`)) continue;
        try {
          expect(compact(PNG.sync.read(picture))).toMatchImageSnapshot(acceptedAs(width, id));
        } catch (error) {
          differences.push(String(error));
        }
      }
      expect(differences).toEqual([]);
    },
    120_000,
  );
});

/** Compares every pixel, in the browser: it decodes PNG much faster than Node does. */
async function isAccepted(reader: Page, picture: Buffer, name: string): Promise<boolean> {
  const file = path.join(accepted, `${name}.png`);
  if (!existsSync(file)) return false;
  const pictures = [picture, readFileSync(file)].map((bytes) => bytes.toString('base64'));
  return reader.evaluate(areSame, pictures);
}

/** Runs in a page. */
async function areSame(pictures: string[]): Promise<boolean> {
  const [one, other] = await Promise.all(
    pictures.map(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return {
        width,
        pixels: new Uint32Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? []),
      };
    }),
  );
  if (!one || one.width !== other?.width || one.pixels.length !== other.pixels.length) return false;
  return one.pixels.length > 0 && one.pixels.every((pixel, at) => pixel === other.pixels[at]);
}

function acceptedAs(width: number, id: string) {
  return {
    customSnapshotsDir: path.join(accepted, String(width)),
    customDiffDir: path.join(root, '.cache/pictures'),
    customSnapshotIdentifier: id,
    runInProcess: true,
  };
}

/**
 * The whole page in one window, hydrated and still, on a fixed day: what is fixed to the window
 * then covers nothing, and the footer's year does not change.
 */
async function openAtRest(page: Page, width: number) {
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await whenTypefaceShows(page);
  await whenAllShown(page);
  await hydrateEveryIsland(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
}

/** The same pixels in a fifth less room: flat colours and type pack best unfiltered, opaque. */
function compact(picture: PNG): Buffer {
  const smallest = { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 } as const;
  return PNG.sync.write(picture, smallest);
}
