import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { words } from '../../support/words';
import { expect, test } from '../support/test';

const ledgerIn = (page: Page) => page.locator(`#${anchors.ledgerTry}`);
const open = (page: Page) => page.getByRole('link', { name: ledger.hand.open }).click();
const choices = (page: Page) => ledgerIn(page).getByRole('checkbox');
/** The number that the foot shows, which CSS counts where no script does. */
async function remaining(page: Page): Promise<string | undefined> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const texts = nodes.flatMap(({ role, name }) =>
    role?.value === 'StaticText' ? String(name?.value).trim() : [],
  );
  return texts[texts.indexOf(words(ledger.remainingLabel)) + 1];
}
const closedFoot = (page: Page) => page.getByRole('link', { name: ledger.hand.question });
const height = (page: Page) => page.locator(`#${anchors.hero}`).evaluate((it) => it.clientHeight);
const names = ledger.choices.filter(({ code }) => code).map(({ label }) => label);

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 }, hasTouch: true });

  test('lines are matched by touch, in any order, and taken back', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: ledger.description })).toBeAttached();
    const ofPicture = await height(page);
    await open(page);
    await expect(page.getByRole('img', { name: ledger.description })).toBeHidden();
    const [first, ...others] = names.toReversed();
    await page.getByRole('checkbox', { name: first }).tap();
    expect(await page.getByRole('checkbox', { name: first }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: first }).tap();
    expect(await page.getByRole('checkbox', { name: first }).isChecked()).toBe(false);
    for (const [taps, name] of [first, ...others].entries()) {
      await expect.poll(() => remaining(page)).toBe(String(ledger.statement.length - taps));
      await page.getByRole('checkbox', { name }).tap();
    }
    await expect(ledgerIn(page).getByText(ledger.hand.closed)).toBeVisible();
    expect(await height(page)).toBe(ofPicture);
    await page.getByRole('button', { name: ledger.hand.again }).tap();
    await expect(closedFoot(page)).toBeHidden();
    await expect(choices(page).and(page.locator(':checked'))).toHaveCount(0);
  });
});

test('the picture counts down, from all lines to those that no entry matches', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const count = ledgerIn(page).locator('[data-when=picture] > b');
  const shown = (share: number) =>
    count.evaluate((element, progress) => {
      const [animation] = element.getAnimations({ subtree: true });
      if (!animation?.effect) return undefined;
      animation.pause();
      const { delay = 0, duration } = animation.effect.getTiming();
      animation.currentTime = delay + Number(duration) * progress;
      return getComputedStyle(element, '::before').content;
    }, share);
  const { length } = ledger.statement;
  expect(await shown(0)).toBe(`"${length}"`);
  expect(await shown(1 / ledger.codes.length + 0.01)).toBe(`"${length - 1}"`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await count.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    `"${ledger.remaining}"`,
  );
});

test('the keyboard alone matches every line, is timed, and is led to the estimator; a reload takes all back', async ({
  page,
}) => {
  await page.goto(`/#${anchors.ledgerTry}`);
  await expect(choices(page)).toHaveCount(names.length);
  await expect.poll(() => remaining(page)).toBe(String(ledger.statement.length));
  await choices(page).first().focus();
  for (const [rank] of names.entries()) {
    await page.keyboard.press('Space');
    const written = await ledgerIn(page).locator('output b').textContent();
    expect(written).toBe(String(ledger.statement.length - rank - 1));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  const status = ledgerIn(page).getByRole('status');
  await expect(status).toHaveText(/\d+\u00a0s\./);
  await closedFoot(page).press('Enter');
  await expect(page.locator(`#${anchors.estimator}`)).toBeInViewport();
  // What was matched stays matched for those who scroll back.
  await expect(choices(page).and(page.locator(':checked'))).toHaveCount(names.length);
  await page.goto(`/#${anchors.ledgerTry}`);
  await page.reload();
  await expect(choices(page)).toHaveCount(names.length);
  await expect(choices(page).and(page.locator(':checked'))).toHaveCount(0);
});
