import { anchors } from '#src/content/anchors.ts';
import { hasSection, navigation } from '#src/content/navigation.ts';
import { paths } from '#src/content/paths.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { sitePages } from '#src/pages/sitePages.tsx';
import type { Page } from '@playwright/test';
import { isPinned } from '../../support/chromium';
import { hydrate, whenPageFontShows } from '../../support/loading';
import { hasEstimator } from '../support/parts/estimator';
import { sendUntilRejected, sendUntilToast } from '../support/parts/form';
import { hasQuestions, questionId, questions } from '../support/parts/questions';
import { expect, test } from '../support/test';

test.slow();
test.skip(!isPinned, 'Screenshots are compared in the pinned Chromium alone.');

const { header, hero, contact, estimator, footer, benefits, howItWorks, trust } = anchors;

const sections = [
  hero,
  ...navigation.sections.map(({ id }) => id),
  ...(hasEstimator ? [estimator] : []),
  contact,
  footer,
];

/** Between a phone and a wide window, the sections that have a layout of their own. */
const shownAt: Readonly<Record<number, readonly string[]>> = {
  360: [header, ...sections],
  768: [benefits, howItWorks, trust].filter(hasSection),
  1024: [header, hero],
  1440: [header, ...sections],
};

/** Every page but the landing page. The privacy policy looks like the legal notice. */
const otherPages = sitePages.filter(({ path }) => path !== paths.home && path !== paths.privacy);

const screenshotNames: Readonly<Record<string, string>> = {
  '*': 'not-found',
  [paths.legalNotice]: 'legal-page',
};

test.beforeEach(async ({ page }) => {
  // A fixed day, so that the footer's year does not change.
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
});

for (const [width, shown] of Object.entries(shownAt)) {
  test(`sections match their accepted screenshots at ${width} px`, async ({ page }) => {
    await open(page, Number(width), paths.home);
    for (const id of shown) {
      // In a window as high as the page, the reader has reached half of the sections.
      if (id !== header) await growWindow(page, Number(width));
      const screenshot = ['sections', width, `${id}.png`];
      await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(screenshot);
    }
  });
}

for (const width of [360, 1440]) {
  test(`the other pages match their accepted screenshots at ${width} px`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404/, /404: no page/);
    for (const { path } of otherPages) {
      await open(page, width, path === '*' ? '/no-such-page' : path);
      // Of a legal text, the first window has all but more text.
      if (path !== paths.legalNotice) await growWindow(page, width);
      const name = screenshotNames[path] ?? path.replaceAll('/', '');
      await expect.soft(page).toHaveScreenshot(['pages', String(width), `${name}.png`]);
    }
  });
}

test('the ledger matches its accepted screenshots while and once it is matched by hand', async ({
  page,
}) => {
  await open(page, 360, paths.home);
  await growWindow(page, 360);
  await page.getByRole('link', { name: ledger.byHand.open }).click();
  const choices = await page.getByRole('checkbox').all();
  await choices[1]?.click();
  await look(page, 'ledger-by-hand', `#${hero}`);
  for (const choice of choices) if (!(await choice.isChecked())) await choice.click();
  // How long it took.
  await page.getByText(ledger.byHand.timed.split('{')[0] ?? '').evaluate((it) => {
    it.textContent = it.textContent.replace(/\d+(?=\ss)/, '9');
  });
  await look(page, 'ledger-matched', `#${hero}`);
});

test('what visitors bring about matches its accepted screenshots', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of (422|503)/);
  await open(page, 360, paths.home);
  await growWindow(page, 360);
  const form = `#${contact} form`;
  let close = await sendUntilRejected(page, { name: 'required', email: 'invalid_email' });
  await close.click();
  await look(page, 'rejected-fields', form);
  close = await sendUntilToast(page, 503);
  await look(page, 'response-503', form);
  await close.click();
  close = await sendUntilToast(page, 200);
  await close.click();
  await look(page, 'form-sent', `#${contact}`);
  await look(page, 'header-sent', `#${header}`);
  await look(page, 'footer-sent', `#${footer}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1047 });
  await look(page, 'paper', 'body');
});

test('an answer matches its accepted screenshot', async ({ page }) => {
  test.skip(!hasQuestions, 'The page has no questions.');
  await open(page, 360, paths.home);
  await growWindow(page, 360);
  await questions(page).last().click();
  await look(page, 'answer', `#${questionId(-1)}`);
});

test('the estimator matches its accepted screenshot in forced colours', async ({ page }) => {
  test.skip(!hasEstimator, 'The page has no estimator.');
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 360, paths.home);
  await growWindow(page, 360);
  await look(page, 'forced-colours', `#${estimator}`);
});

/** Opens a page, hydrated and in its own font. */
async function open(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await whenPageFontShows(page);
  await hydrate(page);
}

/** Compares a part of the page in one of its states, without a pointer or the focus on it. */
async function look(page: Page, name: string, part: string) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.soft(page.locator(part)).toHaveScreenshot(['states', `${name}.png`]);
}

/** Makes the window as high as the page: the sticky header covers nothing. */
async function growWindow(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  for (const image of await page.locator('img').all()) {
    await expect(image).toHaveJSProperty('complete', true);
  }
}
