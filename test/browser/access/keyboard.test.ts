import { navigation } from '#src/content/navigation.ts';
import { contact } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import { words } from '../../support/words';
import { openHydrated, openWithoutScripts } from '../support/hydration';
import { hasQuestions, questions } from '../support/parts/questions';
import { expect, test } from '../support/test';
import { walk, type Stop } from './focusWalk';

const names = (stops: Stop[]) => stops.map(({ name }) => name);

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 900 };

/** The only step that may go back up a wide window: from the form to the column on its left, which follows it. */
const besideForm = [contact.distributorNote.start.label];

function expectEveryControlInOrder(stops: Stop[], exceptions: string[] = []) {
  expect(exceptions).toEqual(
    expect.arrayContaining(names(stops.filter(({ isInOrder }) => !isInOrder))),
  );
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

test('reaches every control in order, with focus always visible', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  await openHydrated(page);
  const stops = await walk(page, 'Tab', 'measured');
  expectEveryControlInOrder(stops, besideForm);
  expectUncovered(stops);
  expect(names(stops.filter(({ markWidth = 0 }) => markWidth < VISIBLE_MARK))).toEqual([]);
});

test('reaches every control on a phone in order, and uncovered in both directions', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page);
  const stops = await walk(page, 'Tab');
  expectEveryControlInOrder(stops);
  expectUncovered(stops);
  await page.setViewportSize({ width: 360, height: 480 });
  expectUncovered(await walk(page, 'Shift+Tab'));
});

test('before any script has loaded, Tab comes to a skip link to the content', async ({ page }) => {
  await openWithoutScripts(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('before any script has loaded, a question shows its focus', async ({ page }) => {
  test.skip(!hasQuestions, 'The page has no questions.');
  await openWithoutScripts(page);
  const question = questions(page).first();
  await question.focus();
  // Once hydrated, it has a class of MUI's as well.
  await expect(question).toHaveCSS('outline-style', 'solid');
});
