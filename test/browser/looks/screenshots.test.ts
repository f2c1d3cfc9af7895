import { anchors } from '#src/content/anchors.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { navigation } from '#src/content/navigation.ts';
import { paths } from '#src/content/paths.ts';
import { contact as contactForm } from '#src/content/sections/contact.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import type { Locator, Page } from '@playwright/test';
import { isPinned } from '../../support/chromium';
import { hydrate, whenPageFontShows } from '../../support/loading';
import { sendUntilRejected, sendUntilToast } from '../support/form';
import { questionId, questions } from '../support/questions';
import { expect, test } from '../support/test';

test.slow();
test.skip(!isPinned, 'Screenshots are compared in the pinned Chromium alone.');

const { header, hero, contact, estimator, footer } = anchors;
const shown = [hero, ...navigation.sections.map(({ id }) => id), estimator, contact, footer];
const [legalNotice = paths.home] = legalDocuments.map(({ path }) => path);
const otherPages = { 'legal-page': legalNotice, 'not-found': '/no-such-page' };

test.beforeEach(async ({ page }) => {
  // A fixed day, so that the footer's year does not change.
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
});

for (const width of [360, 768, 1024, 1440]) {
  test(`every section matches its accepted screenshot at ${width} px`, async ({ page }) => {
    const look = (id: string) =>
      expect
        .soft(page.locator(`#${id}`))
        .toHaveScreenshot(['sections', String(width), `${id}.png`]);
    await open(page, width, paths.home);
    // In a window as high as the page, its letters change their colours at any time.
    await look(header);
    await growWindow(page, width);
    for (const id of shown) await look(id);
  });
}

for (const width of [360, 1440]) {
  test(`the other pages match their accepted screenshots at ${width} px`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404/, /404: no page/);
    for (const [name, path] of Object.entries(otherPages)) {
      await openForScreenshots(page, width, path);
      const screenshot = ['pages', String(width), `${name}.png`];
      await expect.soft(page.locator('#root')).toHaveScreenshot(screenshot);
    }
  });

  test(`the ledger and the form match their accepted screenshots once used, at ${width} px`, async ({
    page,
  }) => {
    await openForScreenshots(page, width);
    const look = (name: string, id: string) =>
      expect.soft(page.locator(`#${id}`)).toHaveScreenshot(['used', String(width), `${name}.png`]);
    await page.getByRole('link', { name: ledger.hand.open }).click();
    const choices = await page.getByRole('checkbox').all();
    await choices[1]?.click();
    await page.mouse.move(0, 0);
    await look('ledger-by-hand', hero);
    for (const choice of choices) if (!(await choice.isChecked())) await choice.click();
    // How long it took.
    await page.getByText(ledger.hand.timed.split('{')[0] ?? '').evaluate((it) => {
      it.textContent = it.textContent.replace(/\d+(?=\ss)/, '9');
    });
    await look('ledger-matched', hero);
    await sendUntilToast(page, 200);
    await page.getByRole('button', { name: contactForm.close }).click();
    await look('form-sent', contact);
  });
}

test('what visitors bring about matches its accepted screenshots', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of (422|503)/);
  await openForScreenshots(page, 360);
  const look = async (name: string, part: Locator) => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.soft(part).toHaveScreenshot(['states', `${name}.png`]);
  };
  await questions(page).last().click();
  await look('answer', page.locator(`#${questionId(-1)}`));
  await sendUntilRejected(page, { name: 'required', email: 'invalid_email' });
  await page.getByRole('button', { name: contactForm.close }).click();
  const form = page.locator('#contact form');
  await look('rejected-fields', form);
  for (const status of [503, 200]) {
    await sendUntilToast(page, status);
    await look(`response-${status}`, form);
    const close = page.getByRole('button', { name: contactForm.close });
    const toast = page.getByRole(status === 200 ? 'presentation' : 'alert').filter({ has: close });
    await look(`toast-${status}`, toast.last());
    await close.click();
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await look('forced-colours', page.locator('#estimateur'));
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await page.setViewportSize({ width: 703, height: 1047 });
  await look('paper', page.locator('body'));
});

/** Opens the hydrated page, in a window as high as the page: the sticky header covers nothing. */
async function openForScreenshots(page: Page, width: number, path: string = paths.home) {
  await open(page, width, path);
  await growWindow(page, width);
}

async function open(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await whenPageFontShows(page);
  await hydrate(page);
}

async function growWindow(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  for (const image of await page.locator('img').all()) {
    await expect(image).toHaveJSProperty('complete', true);
  }
}
