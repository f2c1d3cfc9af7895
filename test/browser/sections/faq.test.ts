import type { Locator, Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hydrate, whenPageFontShows } from '../../support/loading';
import { fields } from '../support/parts/form';
import { openHydrated, openWithoutScripts } from '../support/hydration';
import {
  answer,
  answerPanel,
  hasQuestions,
  questionId,
  questions,
} from '../support/parts/questions';
import { expect, test } from '../support/test';

test.skip(!hasQuestions, 'The page has no questions.');

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: 'no-preference',
});

const last = faq.items.length - 1;

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

/** Waits until all of an element is between the header and the window's lower edge. */
const expectInSight = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        // Browsers scroll by whole pixels.
        return Math.ceil(top) >= covered && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);

const ranksOfOpen = (page: Page) =>
  questions(page).evaluateAll((buttons) =>
    buttons.flatMap((button, index) => (button.ariaExpanded === 'true' ? [index] : [])),
  );

/** Expects every paragraph of every answer to be readable. */
async function expectAnswersShown(page: Page) {
  for (const paragraph of faq.items.flatMap((item) => item.answer)) {
    await expect(page.locator(`#${anchors.faq}`).getByText(paragraph)).toBeVisible();
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is open', async ({ page }) => {
    await page.goto('/');
    await expectAnswersShown(page);
  });
});

test('leaves focus and scroll position to a visitor who types while the named question opens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openWithoutScripts(page, `/#${questionId(last)}`);
  await whenPageFontShows(page);
  const { name } = fields(page);
  await name.scrollIntoViewIfNeeded();
  await name.pressSequentially('Camille');
  const scroll = () => page.evaluate(() => scrollY);
  const before = await scroll();
  release();
  await hydrate(page);
  expect(await ranksOfOpen(page)).toContain(last);
  expect(await scroll()).toBe(before);
  await page.keyboard.insertText(' Martin');
  await expect(name).toHaveValue('Camille Martin');
});

test('a question that opens on a phone stays in sight', async ({ page }) => {
  await openHydrated(page);
  const second = questions(page).nth(1);
  const lastQuestion = questions(page).last();
  await lengthen(answerPanel(page, 0));
  await placeAt(lastQuestion, 140);
  await lastQuestion.tap();
  // The longer answer above closes.
  await expect(answerPanel(page, 0)).toBeHidden();
  await expectInSight(lastQuestion);
  expect(await ranksOfOpen(page)).toEqual([last]);

  await placeAt(second, 140);
  await second.tap();
  // The answer below closes.
  await expect(answerPanel(page, last)).toBeHidden();
  expect(Math.round((await second.boundingBox())?.y ?? 0)).toBe(140);
});

/**
 * Browsers reveal what page search, a text fragment or an element's fragment finds with the same
 * algorithm. The pinned Chromium supports element fragments only: it lacks the data of text search.
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
test.describe('an answer in which the browser finds something', () => {
  test('opens in sight, and closes a longer one above', async ({ page }) => {
    await openHydrated(page);
    await lengthen(answerPanel(page, 0));
    // Browsers do not search what is invisible.
    await expect(answerPanel(page, last)).toHaveCSS('visibility', 'visible');
    await page.evaluate((id) => void (location.hash = id), `${questionId(last)}-answer`);
    await expect(answerPanel(page, 0)).toBeHidden();
    await expectInSight(answer(page, last));
    expect(await ranksOfOpen(page)).toEqual([last]);
  });

  test('stays open and where it is when its code comes, as every answer on the screen or above', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, `/#${questionId(last)}-answer`);
    await whenPageFontShows(page);
    await expectAnswersShown(page);
    await expect(answer(page, last)).toBeInViewport();
    const before = (await answer(page, last).boundingBox())?.y;
    release();
    await hydrate(page);
    expect((await answer(page, last).boundingBox())?.y).toBe(before);
    expect(await ranksOfOpen(page)).toEqual([...faq.items.keys()]);
    await questions(page).nth(last).click();
    await expect(answerPanel(page, last).and(page.locator('[hidden=until-found]'))).toBeHidden();
    expect(await ranksOfOpen(page)).toEqual([...faq.items.keys()].slice(0, -1));
    await questions(page).nth(last).click();
    await expect(answer(page, last)).toBeVisible();
    expect(await ranksOfOpen(page)).toEqual([last]);
  });
});
