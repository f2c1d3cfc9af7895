import type { Page } from 'playwright-core';
import { fields } from '../support/form';
import {
  expectEventually,
  useBrowser,
  whenHydrated,
  whenInView,
} from '../support/browser/browsing';

const browsing = useBrowser();

const questions = (page: Page) => page.locator('#faq h3').getByRole('button');

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

  it('is visible before any script has loaded, and stays open afterwards', async () => {
    const { page, release } = await browsing.openWithoutScripts('/#item-2-answer');
    await answer(page, 'item-2').waitFor();
    const height = async () => (await page.locator('#item-2').boundingBox())?.height;
    const before = await height();
    expect(before).toBeGreaterThan(100);
    release();
    await page.locator('#item-2 [aria-expanded=true]').waitFor();
    expect(await openQuestions(page)).toEqual([2]);
    // While the answer opens, MUI rounds its height to whole pixels.
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
