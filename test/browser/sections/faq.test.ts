import type { Locator, Page } from '@playwright/test';
import { expectEventually, useBrowser } from '../support/browser/browsing';
import { fields } from '../support/form';

const browsing = useBrowser();

const questions = (page: Page) => page.locator('#faq h3').getByRole('button');

const still = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;
const moving = { ...still, reducedMotion: 'no-preference' } as const;

/** Runs in the page. */
const isStill = () => document.getElementById('faq')?.getAnimations({ subtree: true }).length === 0;

/** As in a busy browser: animations take longer than MUI waits for them. */
async function tapWithLateAnimations(question: Locator) {
  const session = await question.page().context().newCDPSession(question.page());
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.3 });
  await question.tap();
}

/** Gives an answer more text than fits into any window. */
const lengthen = (answer: Locator) =>
  answer.evaluate((element) => {
    const more = document.createElement('div');
    more.style.height = '1200px';
    element.append(more);
  });

/** Scrolls until the top of an element is this many pixels below the window's. */
const placeAt = (locator: Locator, y: number) =>
  locator.evaluate((element, wanted) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - wanted, behavior: 'instant' });
  }, y);

/** Whether all of an element is between the header and the window's lower edge. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    // Browsers scroll by whole pixels.
    return Math.ceil(top) >= covered && bottom <= window.innerHeight;
  });

const openQuestions = (page: Page) =>
  questions(page).evaluateAll((buttons) =>
    buttons.flatMap((button, index) => (button.ariaExpanded === 'true' ? [index] : [])),
  );

it('leaves focus and scroll position to a visitor who types while the named question opens', async () => {
  const { page, release } = await browsing.openWithoutScripts('/#item-2', still);
  const { name } = fields(page);
  await name.scrollIntoViewIfNeeded();
  await name.pressSequentially('Camille');
  const scroll = () => page.evaluate(() => scrollY);
  const before = await scroll();
  release();
  await page.locator('#item-2 button[aria-expanded=true]').waitFor();
  expect(await scroll()).toBe(before);
  await page.keyboard.insertText(' Martin');
  expect(await name.inputValue()).toBe('Camille Martin');
});

it.each([
  ['with reduced motion', still, (question: Locator) => question.tap()],
  ['with animations that end late', moving, tapWithLateAnimations],
])('a question that opens on a phone stays in sight, %s', async (...how) => {
  const [, options, ask] = how;
  const page = await browsing.openHydrated('/', options);
  const [first, second] = [questions(page).first(), questions(page).nth(1)];
  const last = questions(page).last();
  await ask(first);
  await lengthen(page.locator('#item-0-answer'));
  await page.waitForFunction(isStill);
  await placeAt(last, 140);
  await ask(last);
  // The longer answer above closes.
  await page.locator('#item-0-answer').waitFor({ state: 'hidden' });
  await expectEventually(() => isInSight(last));
  expect(await openQuestions(page)).toEqual([3]);

  await page.waitForFunction(isStill);
  await placeAt(second, 140);
  await ask(second);
  // The answer below closes.
  await page.locator('#item-3-answer').waitFor({ state: 'hidden' });
  await page.waitForFunction(isStill);
  expect(Math.round((await second.boundingBox())?.y ?? 0)).toBe(140);
});

/**
 * Browsers reveal what page search, a text fragment or an element's fragment finds with the same
 * algorithm. The pinned Chromium supports element fragments only: it lacks the data of text search.
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
describe('an answer in which the browser finds something', () => {
  const answer = (page: Page, id: string) => page.locator(`#${id}-answer`).getByRole('paragraph');

  it('opens in sight, and closes a longer one above', async () => {
    const page = await browsing.openHydrated('/', moving);
    await questions(page).first().tap();
    await lengthen(page.locator('#item-0-answer'));
    await page.waitForFunction(isStill);
    await page.evaluate(() => void (location.hash = '#item-3-answer'));
    await page.locator('#item-0-answer').waitFor({ state: 'hidden' });
    await expectEventually(() => isInSight(answer(page, 'item-3')));
    expect(await openQuestions(page)).toEqual([3]);
  });

  it('is visible before any script has loaded, and the only open one afterwards', async () => {
    const { page, release } = await browsing.openWithoutScripts('/#item-0-answer');
    await answer(page, 'item-0').waitFor();
    await page.evaluate(() => void (location.hash = '#item-2-answer'));
    await answer(page, 'item-2').waitFor();
    release();
    await page.locator('#item-2 [aria-expanded=true]').waitFor();
    await answer(page, 'item-0').waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toEqual([2]);
    await questions(page).nth(2).click();
    await page.locator('#item-2-answer[hidden=until-found]').waitFor({ state: 'hidden' });
  });
});
