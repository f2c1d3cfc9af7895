import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { hydrate } from '../../support/loading';
import { openHydrated, openWithoutScripts } from '../support/hydration';
import { expect, test } from '../support/test';

const ledgerIn = (page: Page) => page.locator(`#${anchors.ledgerTry}`);
const invitation = (page: Page) => page.getByRole('link', { name: ledger.hand.open });
const picture = (page: Page) => page.getByRole('img', { name: ledger.description });
const choices = (page: Page) => ledgerIn(page).getByRole('checkbox');
const matched = (page: Page) => choices(page).and(page.locator(':checked'));
const foot = (page: Page) => page.locator(`#${anchors.hero} output`);
const remaining = (page: Page) => foot(page).locator('b');
const closedFoot = (page: Page) => page.getByRole('link', { name: ledger.hand.question });
const height = (page: Page) => page.locator(`#${anchors.hero}`).evaluate((it) => it.clientHeight);
const names = ledger.choices.filter(({ code }) => code).map(({ label }) => label);
const all = ledger.statement.length;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('lines are matched by touch, in any order, and taken back, and nothing below moves', async ({
    page,
  }) => {
    await openHydrated(page);
    const ofPicture = await height(page);
    await invitation(page).tap();
    await expect(picture(page)).toHaveCount(0);
    const [first = '', ...others] = names.toReversed();
    const choice = (name: string) => page.getByRole('checkbox', { name });
    await choice(first).tap();
    await expect(choice(first)).toBeChecked();
    await choice(first).tap();
    await expect(choice(first)).not.toBeChecked();
    for (const [taps, name] of [first, ...others].entries()) {
      await expect(remaining(page)).toHaveText(String(all - taps));
      await choice(name).tap();
    }
    await expect(closedFoot(page)).toBeVisible();
    expect(await height(page)).toBe(ofPicture);
    await page.getByRole('button', { name: ledger.hand.again }).tap();
    await expect(closedFoot(page)).toBeHidden();
    await expect(matched(page)).toHaveCount(0);
  });

  test('an invitation that is followed before the code has loaded opens the try', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    await invitation(page).tap();
    await expect(page).toHaveURL(`/#${anchors.ledgerTry}`);
    release();
    await expect(choices(page)).toHaveCount(names.length);
    await page.goBack();
    await expect(picture(page)).toBeAttached();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is complete, and nothing invites to match it', async ({ page }) => {
    await page.goto('/');
    await expect(picture(page)).toBeAttached();
    await expect(
      ledgerIn(page)
        .getByText(ledger.entries[0]?.amount ?? '')
        .first(),
    ).toBeVisible();
    await expect(invitation(page)).toBeHidden();
  });
});

test('the picture counts down, from all lines to those that no entry matches', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const shown = (share: number) =>
    remaining(page).evaluate((element, progress) => {
      const [animation] = element.getAnimations({ subtree: true });
      if (!animation?.effect) return undefined;
      animation.pause();
      const { delay = 0, duration } = animation.effect.getTiming();
      animation.currentTime = delay + Number(duration) * progress;
      return getComputedStyle(element, '::before').content;
    }, share);
  expect(await shown(0)).toBe(`"${all}"`);
  expect(await shown(1 / ledger.codes.length + 0.01)).toBe(`"${all - 1}"`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const content = (element: Element) => getComputedStyle(element, '::before').content;
  expect(await remaining(page).evaluate(content)).toBe(`"${ledger.remaining}"`);
});

test('the keyboard alone matches every line, is timed, begins again, and is led to the estimator', async ({
  page,
}) => {
  await openHydrated(page);
  await invitation(page).press('Enter');
  const again = page.getByRole('button', { name: ledger.hand.again });
  for (const isLast of [false, true]) {
    await expect(choices(page).first()).toBeFocused();
    for (const [rank] of names.entries()) {
      await page.keyboard.press('Space');
      if (rank < names.length - 1) await expect(remaining(page)).toHaveText(String(all - rank - 1));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    await expect(foot(page)).toHaveText(/\d+\u00a0s\./);
    if (!isLast) await again.press('Enter');
  }
  await closedFoot(page).press('Enter');
  await expect(page.locator(`#${anchors.estimator}`)).toBeInViewport();
  // What was matched stays matched for those who scroll back.
  await expect(matched(page)).toHaveCount(names.length);
});

test('a URL that names the try opens it, and a reload takes all back', async ({ page }) => {
  await page.goto(`/#${anchors.ledgerTry}`);
  await expect(choices(page)).toHaveCount(names.length);
  await choices(page).first().check();
  await page.reload();
  await hydrate(page);
  await expect(choices(page)).toHaveCount(names.length);
  await expect(matched(page)).toHaveCount(0);
});
