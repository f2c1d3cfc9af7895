import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { hydrate } from '../../support/loading';
import { hasEstimator } from '../support/parts/estimator';
import { openHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

const invitation = (page: Page) => page.getByRole('link', { name: ledger.byHand.open });
const choices = (page: Page) => page.locator(`#${anchors.ledgerByHand}`).getByRole('checkbox');
const matched = (page: Page) => choices(page).and(page.locator(':checked'));
const foot = (page: Page) => page.locator(`#${anchors.hero} output`);
/** It says how long the reader took. */
const closedFoot = (page: Page) => foot(page).getByText(/\d+\u00a0s\.$/);
const height = (page: Page) => page.locator(`#${anchors.hero}`).evaluate((it) => it.clientHeight);
const names = ledger.choices.filter(({ code }) => code).map(({ label }) => label);
const all = ledger.statement.length;

/** Runs in the page: how each part of the picture, its foot and the rule under them look. */
function looks(hero: Element) {
  const parts = [...hero.querySelectorAll('figure *, output, output *')];
  return parts.flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { content, color, backgroundColor, borderColor, opacity, strokeDashoffset } = style;
      const place = String(new DOMMatrix(style.transform));
      return { content, color, backgroundColor, borderColor, opacity, strokeDashoffset, place };
    }),
  );
}

for (const width of [360, 1440]) {
  test(`once it has matched by itself, the picture looks as without motion, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const hero = page.locator(`#${anchors.hero}`);
    const still = await hero.evaluate(looks);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // In wide windows it moves on load. On phones the thumb moves it.
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    const count = await hero.evaluate(async (it) => {
      const animations = it.getAnimations({ subtree: true });
      await Promise.all(animations.map(({ finished }) => finished));
      return animations.length;
    });
    expect(count).toBeGreaterThan(all);
    expect(await hero.evaluate(looks)).toEqual(still);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the number of open lines falls while the lines are scrolled into view', async ({
    page,
  }) => {
    await page.goto('/');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const number = foot(page).locator('b');
    const shown = () => number.evaluate((it) => getComputedStyle(it, '::before').content);
    await expect.poll(shown).toBe(`"${all}"`);
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect.poll(shown).toBe(`"${all - names.length}"`);
  });

  test('lines are matched by touch, in any order, and taken back, and nothing below moves', async ({
    page,
  }) => {
    await openHydrated(page);
    const ofPicture = await height(page);
    await invitation(page).tap();
    const [first = '', ...others] = names.toReversed();
    const choice = (name: string) => page.getByRole('checkbox', { name });
    await choice(first).tap();
    await expect(choice(first)).toBeChecked();
    await choice(first).tap();
    await expect(choice(first)).not.toBeChecked();
    for (const name of [first, ...others]) await choice(name).tap();
    await expect(closedFoot(page)).toBeVisible();
    expect(await height(page)).toBe(ofPicture);
  });
});

test('the keyboard alone matches every line, is timed and begins again', async ({ page }) => {
  await openHydrated(page);
  await invitation(page).press('Enter');
  await expect(page.getByRole('group', { name: ledger.byHand.task })).toBeVisible();
  const again = page.getByRole('button', { name: ledger.byHand.again });
  for (const isLast of [false, true]) {
    await expect(choices(page).first()).toBeFocused();
    for (const [rank] of names.entries()) {
      await page.keyboard.press('Space');
      if (rank < names.length - 1)
        await expect(foot(page).locator('b')).toHaveText(String(all - rank - 1));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    await expect(closedFoot(page)).toBeVisible();
    if (!isLast) await again.press('Enter');
  }
});

test('leads to the estimator once all is matched, which stays so for those who scroll back', async ({
  page,
}) => {
  test.skip(!hasEstimator, 'The page has no estimator.');
  await page.goto(`/#${anchors.ledgerByHand}`);
  await expect(choices(page)).toHaveCount(names.length);
  for (const choice of await choices(page).all()) await choice.check();
  await page.getByRole('link', { name: ledger.byHand.question }).press('Enter');
  await expect(page.locator(`#${anchors.estimator}`)).toBeInViewport();
  await expect(matched(page)).toHaveCount(names.length);
});

test('its URL opens the ledger by hand, and a reload takes all back', async ({ page }) => {
  await page.goto(`/#${anchors.ledgerByHand}`);
  await expect(choices(page)).toHaveCount(names.length);
  await choices(page).first().check();
  await page.reload();
  await hydrate(page);
  await expect(choices(page)).toHaveCount(names.length);
  await expect(matched(page)).toHaveCount(0);
});
