import { navigation } from '#src/content/navigation.ts';
import { contact } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import { words } from '../../support/words';
import { hasFocus, useBrowser } from '../support/browser/browsing';
import { walk, type Stop } from '../support/focus';

const browsing = useBrowser();

const names = (stops: Stop[]) => stops.map(({ name }) => words(name));

const still = { reducedMotion: 'reduce' } as const;
const desktop = { ...still, viewport: { width: 1440, height: 900 } };
const phone = { ...still, viewport: { width: 360, height: 900 } };

/** The only step back up a wide window: from the form to the column on its left, which follows it. */
const besideForm = [contact.distributorNote.start];

function expectEveryControlInOrder(stops: Stop[], exceptions: string[] = []) {
  expect(stops[0]?.isSkipLink).toBe(true);
  expect(names(stops.filter(({ isInOrder }) => !isInOrder))).toEqual(exceptions);
  const labels = Object.values(contact.fields).map(({ label }) => label);
  const some = [hero.requestDemo, ...labels, contact.submit].map(words);
  expect(names(stops)).toEqual(expect.arrayContaining(some));
}

function expectUncovered(stops: Stop[]) {
  expect(stops.length).toBeGreaterThan(15);
  expect(names(stops.filter(({ isUncovered }) => !isUncovered))).toEqual([]);
}

/** Two pixels, less what rounded corners take from them. */
const VISIBLE_MARK = 1.9;

function expectVisibleFocus(stops: Stop[]) {
  expectUncovered(stops);
  const marks = stops.flatMap(({ markWidth }) => markWidth ?? []);
  expect(marks.length).toBeGreaterThan(10);
  expect(marks.filter((width) => width < VISIBLE_MARK)).toEqual([]);
}

it('reaches every control in order, with focus always visible', async () => {
  const page = await browsing.openHydrated('/', desktop);
  const stops = await walk(page, 'Tab', '*');
  expectEveryControlInOrder(stops, besideForm);
  expectVisibleFocus(stops);
}, 120_000);

it('reaches every control on a phone in order, and uncovered in both directions', async () => {
  const page = await browsing.openHydrated('/', phone);
  const stops = await walk(page, 'Tab');
  expectEveryControlInOrder(stops);
  expectUncovered(stops);
  await page.setViewportSize({ width: 360, height: 480 });
  expectUncovered(await walk(page, 'Shift+Tab'));
});

it('shows the focus before any script has loaded', async () => {
  const { page } = await browsing.openWithoutScripts('/', phone);
  const stops = await walk(page, 'Tab', '[data-island] *');
  expect(names(stops)).toContain(words(contact.submit));
  expectVisibleFocus(stops);
}, 120_000);

it('starts with a skip link to the content', async () => {
  const page = await browsing.open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipToContent });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await hasFocus(page.locator('main'))).toBe(true);
});
