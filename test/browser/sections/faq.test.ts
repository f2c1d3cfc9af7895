import type { Locator, Page } from 'playwright-core';
import {
  expectEventually,
  useBrowser,
  whenHydrated,
  whenInView,
} from '../support/browser/browsing';
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
    return top >= covered && bottom <= window.innerHeight;
  });

async function openQuestions(page: Page): Promise<number[]> {
  const states = await questions(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-expanded')),
  );
  return states.flatMap((state, index) => (state === 'true' ? [index] : []));
}

it('opens and shows the question that the URL names', async () => {
  const page = await browsing.open('/#item-2');
  await page.locator('#item-2 button[aria-expanded=true]').waitFor();
  expect(await openQuestions(page)).toEqual([2]);
  await whenInView(page, '#item-2');
});

it('leaves focus and scroll position to a visitor who types while the named question opens', async () => {
  const { page, release } = await browsing.openWithoutScripts('/#item-2');
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

describe('on a phone, a question', () => {
  it.each([
    ['a tap', moving, (question: Locator) => question.tap()],
    ['a tap, with reduced motion', still, (question: Locator) => question.tap()],
    ['a tap, with animations that end late', moving, tapWithLateAnimations],
    ['the Enter key', moving, (question: Locator) => question.press('Enter')],
  ])('stays in sight when it opens and a longer answer above closes: by %s', async (...how) => {
    const [, options, ask] = how;
    const page = await browsing.openHydrated('/', options);
    const [first, last] = [questions(page).first(), questions(page).last()];
    await ask(first);
    await lengthen(page.locator('#item-0-answer'));
    await page.waitForFunction(isStill);
    await placeAt(last, 140);
    await ask(last);
    await page.locator('#item-0-answer').waitFor({ state: 'hidden' });
    await expectEventually(() => isInSight(last));
    expect(await openQuestions(page)).toEqual([3]);
  });

  it('stays where it is when it opens and an answer below closes', async () => {
    const page = await browsing.openHydrated('/', moving);
    const [second, last] = [questions(page).nth(1), questions(page).last()];
    await last.tap();
    await page.waitForFunction(isStill);
    await placeAt(second, 140);
    await second.tap();
    await page.locator('#item-3-answer').waitFor({ state: 'hidden' });
    await page.waitForFunction(isStill);
    expect(Math.round((await second.boundingBox())?.y ?? 0)).toBe(140);
  });
});

/**
 * Browsers reveal what page search, a text fragment or an element's fragment finds with the same
 * algorithm. The pinned Chromium supports element fragments only: it lacks the data of text search.
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
describe('an answer in which the browser finds something', () => {
  const answer = (page: Page, id: string) => page.locator(`#${id}-answer`).getByRole('paragraph');

  it('opens, and closes the one open before', async () => {
    const page = await browsing.open();
    await whenHydrated(questions(page).nth(0));
    await page.evaluate(() => void (location.hash = '#item-3-answer'));
    await page.locator('#item-3 [aria-expanded=true]').waitFor();
    await page.evaluate(() => void (location.hash = '#item-1-answer'));
    await page.locator('#item-1 [aria-expanded=true]').waitFor();
    expect(await openQuestions(page)).toEqual([1]);
    expect(await answer(page, 'item-1').isVisible()).toBe(true);
    await answer(page, 'item-3').waitFor({ state: 'hidden' });
    expect(await page.locator('#faq [hidden="until-found"]').count()).toBe(3);
  });

  it('is in sight, though a longer answer above closes', async () => {
    const page = await browsing.openHydrated('/', moving);
    await questions(page).first().tap();
    await lengthen(page.locator('#item-0-answer'));
    await page.waitForFunction(isStill);
    await page.evaluate(() => void (location.hash = '#item-3-answer'));
    await page.locator('#item-0-answer').waitFor({ state: 'hidden' });
    await expectEventually(() => isInSight(answer(page, 'item-3')));
  });

  it('is visible before any script has loaded, and stays open afterwards', async () => {
    const { page, release } = await browsing.openWithoutScripts('/#item-2-answer');
    await answer(page, 'item-2').waitFor();
    const height = async () => (await page.locator('#item-2').boundingBox())?.height;
    const before = await height();
    expect(before).toBeGreaterThan(100);
    release();
    await page.locator('#item-2 [aria-expanded=true]').waitFor();
    expect(await openQuestions(page)).toEqual([2]);
    // MUI sets whole pixels before it leaves the height to the browser.
    await expectEventually(async () => (await height()) === before);
    await questions(page).nth(2).click();
    await answer(page, 'item-2').waitFor({ state: 'hidden' });
  });

  it('is the only open one, even if the browser found several before any script had loaded', async () => {
    const { page, release } = await browsing.openWithoutScripts('/#item-0-answer');
    await answer(page, 'item-0').waitFor();
    await page.evaluate(() => void (location.hash = '#item-2-answer'));
    await answer(page, 'item-2').waitFor();
    release();
    await page.locator('#item-2 [aria-expanded=true]').waitFor();
    await answer(page, 'item-0').waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toEqual([2]);
  });
});
