import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { violations } from '../support/axe';
import { breakVideo } from '../support/video';
import { scripts, useBrowser } from '../support/browser/browsing';
import { disableLongTimers, hold } from '../../support/loading';
import { aRequest, hydrateAndSubmit, respondToCalls, sendUntilToast } from '../support/form';
import { misfits } from '../support/misfits';
import { strikingPixels, type Area } from '../support/pixels';

const browsing = useBrowser();
const phone = { width: 360, height: 740 };

/** @param part selector of the part of the page that differs from other states */
async function expectAccessible(page: Page, part?: string) {
  expect(await violations(page, part)).toEqual([]);
  await setText(page, 320, '200%');
  expect(await misfits(page)).toEqual([]);
  await setText(page, phone.width, '');
}

async function setText(page: Page, width: number, fontSize: string) {
  await page.setViewportSize({ ...phone, width });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
}

async function newPhone() {
  const page = await browsing.newPage({ viewport: phone, reducedMotion: 'reduce' });
  await page.addInitScript(disableLongTimers);
  return page;
}

describe('on a phone, axe finds no violation, and nothing is cut in text twice as large:', () => {
  /** A new state of the page gets its lines here. */
  it('in each state of the page', async () => {
    browsing.expectConsole(/send-contact-email|status of 503|NotFoundError/);
    const page = await newPhone();
    await page.goto('/');
    await expectAccessible(page);

    await page.evaluate(() => void (location.hash = '#item-2'));
    await page.locator('#item-2 button[aria-expanded=true]').waitFor();
    await expectAccessible(page, '#faq');

    const form = `#${anchors.contact}`;
    await hydrateAndSubmit(page, aRequest({ name: '', company: '', email: '' }));
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible(page, form);

    await respondToCalls(page, { status: 503, json: {} });
    const respond = await hold(page, '**/functions/v1/**');
    await hydrateAndSubmit(page, aRequest());
    await page.getByRole('button', { name: contact.submitting }).waitFor();
    await expectAccessible(page, form);

    respond();
    await page.getByRole('alert').getByRole('button', { name: contact.close }).waitFor();
    await expectAccessible(page, form);

    await sendUntilToast(page, 200);
    await expectAccessible(page, form);

    await (await breakVideo(page)).waitFor();
    await expectAccessible(page, '#video-demo');
  }, 60_000);

  it('with its scripts blocked', async () => {
    browsing.expectConsole(/ERR_FAILED/);
    const page = await newPhone();
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    // The scripts are only requested near an island.
    await page.locator('#faq').scrollIntoViewIfNeeded();
    for (const { answer } of faq.items) await page.getByText(answer).waitFor();
    await expectAccessible(page);
  });

  it.each([
    ['the privacy policy', paths.privacy],
    ['the 404 page', '/inconnue'],
  ])('%s', async (_name, path) => {
    browsing.expectConsole(/404/);
    const page = await newPhone();
    await page.goto(path);
    await expectAccessible(page);
  });
});

it('axe finds no violation in a wide window, with motion and in forced colours', async () => {
  const page = await browsing.open('/', { viewport: { width: 1440, height: 900 } });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page)).toEqual([]);
  // Forced colours drop the backgrounds that make these look like buttons.
  const buttons = page.locator('a, button').filter({ hasText: hero.requestDemo });
  for (const button of await buttons.all()) {
    expect(await button.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('1px');
  }
});

it('the main actions are at least 44 px wide and high, at 360 and 1440 px', async () => {
  const page = await browsing.open();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [hero.requestDemo, hero.discover, contact.submit]) {
      const action = page.locator('main :is(a, button)').filter({ hasText: name }).first();
      const { width: wide = 0, height = 0 } = (await action.boundingBox()) ?? {};
      expect([name, Math.min(wide, height) >= 44]).toEqual([name, true]);
    }
  }
});

it('shows every drawing in forced colours, on black', async () => {
  const forced = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const page = await browsing.openHydrated('/', { ...forced, viewport: phone });
  await page.getByRole('slider').press('Home');
  const shown = page.locator('svg, [type=range]').filter({ visible: true });
  const drawings = await shown.evaluateAll((all) =>
    all.map((drawing) => {
      const { x, y, width, height } = drawing.getBoundingClientRect();
      // A pixel of the slider's thumb, left of its mark and above the rail.
      const [right, down, ...size] =
        drawing instanceof SVGElement ? [0, 0, width, height] : [16, 14, 1, 1];
      const box = [x + right, y + window.scrollY + down, ...size].map(Math.ceil);
      return { markup: drawing.outerHTML, box: box as Area };
    }),
  );
  expect(drawings.length).toBeGreaterThan(15);
  const drawn = await page.screenshot({ fullPage: true });
  await shown.evaluateAll((all) => all.forEach(({ style }) => style.setProperty('opacity', '0')));
  const blank = await page.screenshot({ fullPage: true });
  const boxes = drawings.map(({ box }) => box);
  const striking = await strikingPixels(page, [drawn, blank], boxes);
  expect(drawings.filter((_drawing, rank) => striking[rank] === 0)).toEqual([]);
});
