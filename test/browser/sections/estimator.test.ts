import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { describeEstimate, estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { putSentence } from '#src/components/message/messageSentence.ts';
import { hasEstimator } from '../support/parts/estimator';
import { fields } from '../support/parts/form';
import { openHydrated, openWithoutScripts, whenHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

test.skip(!hasEstimator, 'The page has no estimator.');

const { min, max, step, initial } = minutesOffered;

/** Width of the thumb with the area around it that responds to touch. */
const TARGET = 44;

type Point = Record<'x' | 'y', number>;

const slider = (page: Page) => page.getByRole('slider');
const attach = (page: Page) => page.getByRole('link', { name: estimator.attach });
/** What the button inserts. */
const sentence = (minutes: number) =>
  putSentence('', estimator.sentence, describeEstimate(minutes)).text;

const formula = (page: Page, minutes: number) => page.getByText(describeEstimate(minutes).formula);

test('attaches the estimate by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await whenHydrated(slider(page));
  await fields(page).message.fill('Bonjour');
  await slider(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const minutes = min + step;
  await expect(formula(page, minutes)).toBeVisible();
  await attach(page).focus();
  await page.keyboard.press('Enter');

  const { message } = fields(page);
  await expect(message).toHaveValue(`Bonjour\n\n${sentence(minutes)}`);
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
});

test('moves nothing below it while its figures grow', async ({ page }) => {
  await page.goto('/');
  await whenHydrated(slider(page));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [360, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await slider(page).press('Home');
    await expect(formula(page, min)).toBeVisible();
    const atLeast = await height();
    await slider(page).press('End');
    await expect(formula(page, max)).toBeVisible();
    expect(await height()).toBe(atLeast);
  }
});

const expectFirstEstimate = (page: Page) =>
  expect(page.getByText(describeEstimate(initial).month, { exact: true })).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the first estimate, with an example in place of the slider', async ({ page }) => {
    await page.goto('/');
    await expectFirstEstimate(page);
    // Playwright finds no text in <noscript>, even where it is shown.
    const example = page.locator(`#${anchors.estimator} noscript p`);
    await expect(example).toHaveText(estimator.withoutScript);
    await expect(example).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await expect(attach(page)).toBeHidden();
  });
});

/** Moves a finger over the screen. */
async function swipe(page: Page, from: Point, by: Point) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', [{ x: from.x + part * by.x, y: from.y + part * by.y }]);
  }
  await touch('touchEnd', []);
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('follows its thumb, of 44 px, and a tap on the rail, but no finger that scrolls the page', async ({
    page,
  }) => {
    await openHydrated(page);
    const box = await slider(page).evaluate((input) => {
      input.scrollIntoView({ block: 'center', behavior: 'instant' });
      return input.getBoundingClientRect();
    });
    const y = box.y + box.height / 2;
    const findThumb = (minutes: number) => {
      const share = (minutes - min) / (max - min);
      return { x: box.x + TARGET / 2 + share * (box.width - TARGET), y };
    };
    const thumb = findThumb(initial);
    const middle = { x: box.x + box.width / 2, y };
    const isThumb = await slider(page).evaluate(
      (input, { x, y }) =>
        [-21, 21].every(
          (by) =>
            document.elementFromPoint(x + by, y) === input &&
            document.elementFromPoint(x, y + by) === input,
        ),
      thumb,
    );
    expect(isThumb).toBe(true);
    await swipe(page, thumb, { x: 400, y: 0 });
    await expect(formula(page, max)).toBeVisible();
    // Near an end, and nearer to one than the middle of the thumb comes.
    const nearEnd = findThumb(min + step);
    await page.touchscreen.tap(nearEnd.x, y);
    await expect(formula(page, min + step)).toBeVisible();
    await page.touchscreen.tap(box.x + box.width - 8, y);
    await expect(formula(page, max)).toBeVisible();
    await page.touchscreen.tap(middle.x, middle.y);
    const halfway = (min + max + step) / 2;
    await expect(formula(page, halfway)).toBeVisible();

    // The thumb is there now.
    const top = await page.evaluate(() => scrollY);
    await swipe(page, middle, { x: 20, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(slider(page)).toHaveValue(String(halfway));
  });

  test('keeps what a tap on the rail chose before hydration, while its link leads to the form', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    await expectFirstEstimate(page);
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('The slider has no box.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await attach(page).click();
    await expect(fields(page).name).toBeInViewport();
    release();
    const halfway = (min + max + step) / 2;
    await expect(formula(page, halfway)).toBeVisible();
    await attach(page).click();
    await expect(fields(page).message).toHaveValue(sentence(halfway));
  });
});
