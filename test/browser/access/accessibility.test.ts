import type { Page } from 'playwright-core';
import { anchors } from '#src/content/anchors.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { violations } from '../support/axe';
import { breakVideo } from '../support/breakVideo';
import { disableLongTimers, scripts, useBrowser, whenHydrated } from '../support/browser/browsing';
import { clippedTexts, overflow } from '../support/clipped';
import { faintDrawings } from '../support/faintDrawings';
import { aRequest, hydrateAndSubmit, sendUntilToast, submitButton } from '../support/form';

const browsing = useBrowser();
const phone = { width: 360, height: 740 };

interface PageState {
  name: string;
  path?: string;
  /** Selector of the part of the page that differs from other states. */
  part?: string;
  /** Called before the page loads. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Does what a visitor does; resolves when the state shows. */
  reach?: (page: Page) => Promise<unknown>;
  /** The error that the browser's console reports in this state. */
  complaint?: RegExp;
}

const form = `#${anchors.contact}`;

/** A new state of the site gets its row here. */
const states: PageState[] = [
  { name: 'the initial page' },
  {
    name: 'a question open',
    path: '/#item-2',
    part: '#faq',
    reach: (page) => page.locator('#item-2 button[aria-expanded=true]').waitFor(),
  },
  { name: 'an invalid form', part: form, reach: submitEmptyForm },
  { name: 'a request being sent', part: form, reach: sendWithoutResponse },
  { name: 'the success toast', part: form, reach: (page) => sendUntilToast(page, 200) },
  {
    name: 'the error toast',
    part: form,
    reach: (page) => sendUntilToast(page, 503),
    complaint: /send-contact-email|status of 503/,
  },
  {
    name: 'its scripts blocked',
    prepare: (page) => page.route(scripts, (route) => route.abort()),
    reach: seeEveryAnswer,
    complaint: /ERR_FAILED/,
  },
  { name: 'the privacy policy', path: paths.privacy },
  { name: 'the 404 page', path: '/inconnue', complaint: /404/ },
  {
    name: 'a part that has failed',
    part: '#video-demo',
    reach: async (page) => (await breakVideo(page)).waitFor(),
    complaint: /NotFoundError/,
  },
];

async function submitEmptyForm(page: Page) {
  await whenHydrated(submitButton(page));
  await submitButton(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

async function sendWithoutResponse(page: Page) {
  await page.route('**/functions/v1/**', () => undefined);
  await hydrateAndSubmit(page, aRequest());
  await page.getByRole('button', { name: contact.submitting }).waitFor();
}

async function seeEveryAnswer(page: Page) {
  // The scripts are only requested near an island.
  await page.locator('#faq').scrollIntoViewIfNeeded();
  for (const { answer } of faq.items) await page.getByText(answer).waitFor();
}

it.each(states)(
  'axe finds no violation on a phone, and nothing is cut in text twice as large: $name',
  async ({ path = '/', part, prepare, reach, complaint }) => {
    if (complaint) browsing.expectConsole(complaint);
    const page = await browsing.newPage({ viewport: phone, reducedMotion: 'reduce' });
    await page.addInitScript(disableLongTimers);
    await prepare?.(page);
    await page.goto(path);
    await reach?.(page);
    expect(await violations(page, part)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await clippedTexts(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

it('axe finds no violation in a wide window, with motion and in forced colours', async () => {
  const page = await browsing.open('/', { viewport: { width: 1440, height: 900 } });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page)).toEqual([]);
});

it.each([360, 1440])(
  'the main actions are at least 44 px wide and high, at %i px',
  async (width) => {
    const page = await browsing.open('/', { viewport: { width, height: 900 } });
    for (const name of [hero.requestDemo, hero.discover, contact.submit]) {
      const action = page.locator('main :is(a, button)').filter({ hasText: name }).first();
      const box = await action.boundingBox();
      expect([name, Math.min(box?.width ?? 0, box?.height ?? 0) >= 44]).toEqual([name, true]);
    }
  },
);

it('shows every drawing in forced colours, on black', async () => {
  const forced = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const page = await browsing.openHydrated('/', { ...forced, viewport: phone });
  const { total, faint } = await faintDrawings(page);
  expect(total).toBeGreaterThan(15);
  expect(faint).toEqual([]);
});
