import type { Page } from '@playwright/test';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { putSentence } from '#src/message/messageSentence.ts';
import { expectEventually, hasFocus, useBrowser, whenHydrated } from '../support/browser/browsing';
import { fields } from '../support/form';
import { estimate } from '../../support/estimate';

const browsing = useBrowser();
const { min, max, step, initial } = minutesOffered;

/** Width of the thumb with the area around it that responds to touch. */
const TARGET = 44;

type Point = Record<'x' | 'y', number>;

const slider = (page: Page) => page.getByRole('slider');
const attach = (page: Page) => page.getByRole('button', { name: estimator.attach });
/** What the button inserts. */
const sentence = (minutes: number) => putSentence('', estimator.sentence, estimate(minutes))[0];

const formula = (page: Page, minutes: number) => page.getByText(estimate(minutes).formula);

it('attaches the estimate by keyboard alone, before the form is hydrated', async () => {
  const page = await browsing.open('/', { reducedMotion: 'reduce' });
  await whenHydrated(slider(page));
  await fields(page).message.fill('Bonjour');
  await slider(page).focus();
  await page.keyboard.press('End');
  await formula(page, max).waitFor();
  await page.keyboard.press('PageDown');
  expect(Number(await slider(page).inputValue())).toBeLessThanOrEqual(max - 60);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const minutes = min + step;
  await formula(page, minutes).waitFor();
  expect(await slider(page).getAttribute('aria-valuetext')).toBe(estimate(minutes).slider);
  await attach(page).focus();
  await page.keyboard.press('Enter');

  const { message } = fields(page);
  expect(await message.inputValue()).toBe(`Bonjour\n\n${sentence(minutes)}`);
  expect(await hasFocus(message)).toBe(true);
  const { height } = page.viewportSize() ?? { height: 0 };
  await expectEventually(async () => ((await message.boundingBox())?.y ?? height) < height);
});

it('keeps a value that was chosen before hydration, and attaches that one', async () => {
  const { page, release } = await browsing.openWithoutScripts();
  await slider(page).press('End');
  await attach(page).click();
  release();
  await formula(page, max).waitFor();
  await page.waitForFunction((text) => {
    const message = document.querySelector<HTMLTextAreaElement>('#contact [name=message]');
    return message?.value === text;
  }, sentence(max));
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

it('follows its thumb, of 44 px, and a tap on the rail, but no finger that scrolls the page, on a touch screen', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await browsing.openHydrated('/', { hasTouch: true, viewport });
  const box = await slider(page).evaluate((input) => {
    input.scrollIntoView({ block: 'center', behavior: 'instant' });
    return input.getBoundingClientRect();
  });
  const share = (initial - min) / (max - min);
  const y = box.y + box.height / 2;
  const thumb = { x: box.x + TARGET / 2 + share * (box.width - TARGET), y };
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
  await formula(page, max).waitFor();
  await page.touchscreen.tap(middle.x, middle.y);
  const halfway = (min + max + step) / 2;
  await formula(page, halfway).waitFor();

  // The thumb is there now.
  const top = await page.evaluate(() => scrollY);
  await swipe(page, middle, { x: 20, y: -200 });
  await page.waitForFunction((before) => scrollY > before + 100, top);
  expect(await slider(page).inputValue()).toBe(String(halfway));
});
