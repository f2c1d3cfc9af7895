import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { navigation } from '#src/content/navigation.ts';
import { sitePages } from '#src/pages/sitePages.tsx';
import { hold, hydrate, whenPageFontShows } from '../../support/loading';
import { violations } from '../support/axe';
import {
  aRequest,
  hydrateAndSubmit,
  respondToCalls,
  sendUntilRejected,
  sendUntilToast,
  toast,
} from '../support/parts/form';
import { openHydrated, openWithoutScripts } from '../support/hydration';
import { misfits } from '../support/misfits';
import { strikingPixels, type Area } from './pixels';
import { answer, hasQuestions } from '../support/parts/questions';
import { expect, test } from '../support/test';
import { hasVideo } from '../support/parts/video';
import { wrap } from '../support/wrap';

const phone = { width: 360, height: 740 };

/** @param part selector of the part of the page that differs from other states */
async function expectAccessible(page: Page, part = 'html') {
  // At its top: axe takes a control that the sticky header half covers for a small target.
  await page.locator(part).evaluate((element) => element.scrollIntoView());
  expect(await violations(page, part)).toEqual([]);
  await setText(page, 320, '200%');
  expect(await misfits(page)).toEqual([]);
  await setText(page, phone.width, '');
}

async function setText(page: Page, width: number, fontSize: string) {
  await page.setViewportSize({ ...phone, width });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
}

test.describe('on a phone, axe finds no violation, and nothing is cut in text twice as large:', () => {
  test.use({ viewport: phone });

  /** A new state of the page gets its lines here. */
  test('in each state of the page', async ({ page, expectConsole }) => {
    test.slow();
    expectConsole(/send-contact-email/, /status of (422|503)/, /removeChild|insertBefore/);
    const release = await openWithoutScripts(page);
    await test.step('plain', () => expectAccessible(page));

    await test.step('with the list of contents', async () => {
      release();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await hydrate(page);
      await page.getByRole('link', { name: navigation.contents }).click();
      await expect(page.getByRole('dialog', { name: navigation.contents })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');
    });

    const form = `#${anchors.contact}`;
    await test.step('with rejected fields', async () => {
      await sendUntilRejected(page, { name: 'required', email: 'invalid_email' });
      await expectAccessible(page, form);
    });

    await respondToCalls(page, { status: 503, json: {} });
    const respond = await hold(page, '**/functions/v1/**');
    await test.step('while it sends', async () => {
      await hydrateAndSubmit(page, aRequest());
      await expect(page.getByRole('button', { name: contact.submitting })).toBeVisible();
      await expectAccessible(page, form);
    });

    await test.step('after a failure', async () => {
      respond();
      await expect(toast(page, contact.failure)).toBeVisible();
      await expectAccessible(page, form);
    });

    await test.step('once sent', async () => {
      await sendUntilToast(page, 200);
      await expectAccessible(page, form);
    });

    await test.step('with a line matched by hand', async () => {
      await page.getByRole('link', { name: ledger.byHand.open }).click();
      await page.getByRole('checkbox').first().check();
      // Only axe: its labels stand outside of their rows, for screen readers alone.
      expect(await violations(page, `#${anchors.ledgerByHand}`)).toEqual([]);
    });

    await test.step('with a part that has failed', async () => {
      const again = page.getByRole('button', { name: ledger.byHand.again });
      await wrap(again);
      // React fails to remove it.
      await again.click();
      await expect(page.locator(`#${anchors.hero}`)).toHaveRole('alert');
      await expectAccessible(page, `#${anchors.hero}`);
    });
  });

  test('with an answer', async ({ page }) => {
    test.skip(!hasQuestions, 'The page has no questions.');
    await openHydrated(page);
    await expect(answer(page, 0)).toBeVisible();
    await expectAccessible(page, '#faq');
  });

  test('on the other pages', async ({ page, expectConsole }) => {
    expectConsole(/404/);
    for (const { path } of sitePages.filter((each) => each.path !== paths.home)) {
      await page.goto(path.replace('*', '/inconnue'));
      await expectAccessible(page);
    }
  });
});

test('axe finds no violation in a wide window, with motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await violations(page)).toEqual([]);
});

for (const name of [hero.requestDemo, hero.discover, contact.submit]) {
  test(`« ${name} » is at least 44 px wide and high, at 360 and 1440 px`, async ({ page }) => {
    test.skip(name === hero.discover && !hasVideo, 'The page has no video.');
    await page.goto('/');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const action = page.locator('main :is(a, button)').filter({ hasText: name }).first();
      const box = await action.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark', viewport: phone });

  test('buttons have a border, since their grounds are not drawn', async ({ page }) => {
    await page.goto('/');
    const buttons = page.locator('a, button').filter({ hasText: hero.requestDemo });
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS('border-top-width', '1px');
    }
  });

  // The screenshot `forced-colours` shows the slider, which is no drawing of its own.
  test('shows every drawing on black', async ({ page }) => {
    await openHydrated(page);
    await whenPageFontShows(page);
    const shown = page.locator('svg').filter({ visible: true });
    const drawings = await shown.evaluateAll((all) =>
      all.map((drawing) => {
        const { x, y, width, height } = drawing.getBoundingClientRect();
        // Half of a line's width may lie outside its drawing.
        const box = [x - 1, y + window.scrollY - 1, width + 2, height + 2].map(Math.ceil);
        return { markup: drawing.outerHTML, box: box as Area };
      }),
    );
    expect(drawings.length).toBeGreaterThan(5);
    const drawn = await page.screenshot({ fullPage: true });
    await shown.evaluateAll((all) => all.forEach(({ style }) => style.setProperty('opacity', '0')));
    const blank = await page.screenshot({ fullPage: true });
    const boxes = drawings.map(({ box }) => box);
    const striking = await strikingPixels(page, [drawn, blank], boxes);
    expect(drawings.filter((_drawing, rank) => striking[rank] === 0)).toEqual([]);
  });
});
