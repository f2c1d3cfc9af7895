import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Locator, Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
import { contact as contactForm } from '#src/content/sections/contact.ts';
import { hydrateEveryIsland, useBrowser } from '../support/browser/browsing';
import { whenPageFontShows } from '../../support/loading';
import { isPinned } from '../../support/chromium';
import { aRequest, fillAndSubmit, sendUntilToast } from '../support/form';

expect.extend({ toMatchImageSnapshot });

const { header, top, contact, footer } = anchors;
const shown = [header, top, ...navigation.sections.map(({ id }) => id), contact, footer];

const isAccepting = process.env.npm_lifecycle_event === 'test:accept';
const browsing = useBrowser();

if (!isPinned) console.info('Not the pinned Chromium: screenshots are not compared.');
const itWherePinned = isPinned ? it : it.skip;

itWherePinned(
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
      await showWholePage(page, width);
      for (const id of shown) {
        const screenshot = await page.locator(`#${id}`).screenshot();
        differences.push(...compare(screenshot, `sections/${width}`, id));
      }
    }
    expect(differences).toEqual([]);
  },
  120_000,
);

itWherePinned('what visitors bring about matches its accepted screenshots', async () => {
  browsing.expectConsole(/send-contact-email|status of 503/);
  const page = await browsing.newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await whenPageFontShows(page);
  await hydrateEveryIsland(page);
  await showWholePage(page, 360);
  const differences: string[] = [];
  const look = async (name: string, part: Locator) => {
    await page.mouse.move(0, 0);
    // Where nothing has the focus, no caret blinks.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    differences.push(...compare(await part.screenshot(), 'states', name));
  };
  await page.locator('#item-2 h3 button').click();
  await look('answer', page.locator('#item-2'));
  await fillAndSubmit(page, aRequest({ name: '', email: '' }));
  await page.locator('[aria-invalid=true]').first().waitFor();
  const form = page.locator('#contact form');
  await look('rejected-fields', form);
  for (const status of [503, 200]) {
    await sendUntilToast(page, status);
    await look(`response-${status}`, form);
    const close = page.getByRole('button', { name: contactForm.close });
    const toast = page.getByRole(status === 200 ? 'presentation' : 'alert').filter({ has: close });
    await look(`toast-${status}`, toast.last());
    await close.click();
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await look('forced-colours', page.locator('#cas-client'));
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await page.setViewportSize({ width: 703, height: 1047 });
  await look('paper', page.locator('body'));
  expect(differences).toEqual([]);
});

/** How a screenshot differs from the accepted one in a folder; accepts it in `test:accept`. */
function compare(screenshot: Buffer, folder: string, name: string): string[] {
  const file = path.join(__dirname, '../screenshots', folder, `${name}.png`);
  // Compares bytes: the browser encodes equal pixels alike, and decoding takes two minutes.
  if (existsSync(file) && readFileSync(file).equals(screenshot)) return [];
  if (!isAccepting) return describeDifference(screenshot, name, path.dirname(file));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, screenshot);
  return [];
}

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
