import type { Page } from 'playwright-core';
import { holdScripts, useBrowser, whenHydrated } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();

const questions = (page: Page) => page.locator('#faq h3').getByRole('button');

async function openQuestions(page: Page): Promise<number[]> {
  const states = await questions(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-expanded')),
  );
  return states.flatMap((state, index) => (state === 'true' ? [index] : []));
}

it('opens one question at a time and closes it again', async () => {
  const page = await browsing.open(site.url);
  expect(await openQuestions(page)).toEqual([]);
  await whenHydrated(questions(page).nth(0));
  await questions(page).nth(0).click();
  expect(await openQuestions(page)).toEqual([0]);
  await questions(page).nth(2).click();
  expect(await openQuestions(page)).toEqual([2]);
  await page.getByText('la certification ISO 27001 est en cours.').waitFor();
  await questions(page).nth(2).click();
  expect(await openQuestions(page)).toEqual([]);
});

it('moves between questions with the keyboard alone', async () => {
  const page = await browsing.open(site.url);
  await whenHydrated(questions(page).nth(0));
  await questions(page).nth(0).focus();
  const focused = () =>
    questions(page).evaluateAll((buttons) =>
      buttons.findIndex((b) => b === document.activeElement),
    );
  const walk = [
    ['ArrowUp', 0],
    ['ArrowDown', 1],
    ['End', 3],
    ['ArrowDown', 3],
    ['Home', 0],
    ['Control+ArrowDown', 0],
    ['Shift+End', 0],
  ] as const;
  for (const [key, expected] of walk) {
    await page.keyboard.press(key);
    expect([key, await focused()]).toEqual([key, expected]);
  }
  await page.keyboard.press('Enter');
  expect(await openQuestions(page)).toEqual([0]);
  await page.keyboard.press('Space');
  expect(await openQuestions(page)).toEqual([]);
});

it('opens the question that the address names', async () => {
  const page = await browsing.open(`${site.url}/#item-2`);
  await page.getByText('chiffrées en transit comme au repos').waitFor();
  expect(await openQuestions(page)).toEqual([2]);
  await page.waitForFunction(() => {
    const top = document.getElementById('item-2')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  });
});

it.each([
  ['certification iso', 2],
  ['DEMARRER', 1],
])('opens and focuses the question that « %s » searches for', async (typed, expected) => {
  const page = await browsing.open(`${site.url}/?q=${encodeURIComponent(typed)}`);
  await page.waitForFunction(
    (id) => document.activeElement?.id === id,
    `item-${expected}-question`,
  );
  await page.locator(`#item-${expected} button[aria-expanded=true]`).waitFor();
  expect(await openQuestions(page)).toEqual([expected]);
  await page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, `item-${expected}`);
});

it('stays as it is when the search finds nothing', async () => {
  const page = await browsing.open(`${site.url}/?q=zzz`);
  await whenHydrated(questions(page).nth(0));
  expect(await openQuestions(page)).toEqual([]);
});

it('leads to the contact section', async () => {
  const page = await browsing.open(site.url, { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Contactez-nous' }).click();
  await page.waitForURL(({ hash }) => hash === '#contact');
});

/**
 * What the browser finds it reveals, be it by page search, by a text fragment or by an element's
 * fragment: one algorithm. The pinned Chromium has the last of them alone, as it is built without
 * the data that searching text takes.
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
describe('an answer in which the browser finds something', () => {
  const answer = (page: Page, id: string) => page.locator(`#${id}-answer`).getByRole('paragraph');

  it('opens, and closes the one that was open', async () => {
    const page = await browsing.open(site.url);
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

  it('is seen before any script has arrived, and stays open from then on', async () => {
    const page = await browsing.newPage();
    const release = await holdScripts(page, '**/assets/*.js');
    await page.goto(`${site.url}/#item-2-answer`, { waitUntil: 'domcontentloaded' });
    await answer(page, 'item-2').waitFor();
    const height = async () => (await page.locator('#item-2').boundingBox())?.height;
    const before = await height();
    expect(before).toBeGreaterThan(100);
    release();
    await page.locator('#item-2 [aria-expanded=true]').waitFor();
    expect(await openQuestions(page)).toEqual([2]);
    expect(await height()).toBe(before);
    await questions(page).nth(2).click();
    await answer(page, 'item-2').waitFor({ state: 'hidden' });
  });

  it('is one, even if the browser has found several before any script has arrived', async () => {
    const page = await browsing.newPage();
    const release = await holdScripts(page, '**/assets/*.js');
    await page.goto(`${site.url}/#item-0-answer`, { waitUntil: 'domcontentloaded' });
    await answer(page, 'item-0').waitFor();
    await page.evaluate(() => void (location.hash = '#item-2-answer'));
    await answer(page, 'item-2').waitFor();
    release();
    await page.locator('#item-2 [aria-expanded=true]').waitFor();
    await answer(page, 'item-0').waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toEqual([2]);
  });
});
