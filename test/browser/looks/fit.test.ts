import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { names } from '#src/content/names.ts';
import { navigation } from '#src/content/navigation.ts';
import { contact } from '#src/content/sections/contact.ts';
import { editDocument, whenPageFontShows } from '../../support/loading';
import { misfits } from '../support/misfits';
import { openOwnersPage, OWNERS_PRODUCT } from '../support/ownersPage';
import { setBrowserFontSize } from '../support/setBrowserFontSize';
import { sendUntilToast } from '../support/parts/form';
import { expect, test } from '../support/test';

/** On both sides of every change in the layout. */
const widths = [320, 360, 400, 480, 600, 768, 900, 960, 1024, 1200, 1440];

/** Expects nothing cut off, covered or outside these windows, and the header in one row. */
async function expectToFit(page: Page, inWindows = widths) {
  for (const width of inWindows) {
    await page.setViewportSize({ width, height: 1000 });
    const text = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const where = `window of ${width} px, text of ${text}`;
    expect(await misfits(page), where).toEqual([]);
    expect(await spreadOfHeader(page), where).toBeLessThan(2);
  }
}

/** Pixels from the middle of the header's highest control to that of its lowest. */
const spreadOfHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header, skip) => {
    const controls = [...header.querySelectorAll(`a:not([href='#${skip}'])`)];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const middles = boxes.filter(({ width }) => width).map((box) => box.top + box.height / 2);
    return Math.max(...middles) - Math.min(...middles);
  }, anchors.main);

test('fits every window, with the browser’s text at 16 and 32 px', async ({ page }) => {
  await page.goto('/');
  await whenPageFontShows(page);
  for (const size of [16, 32]) {
    await setBrowserFontSize(page, size);
    await expectToFit(page);
  }
});

test('fits in text spaced as WCAG 1.4.12 requires', async ({ page }) => {
  await page.goto('/');
  await whenPageFontShows(page);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
  await expectToFit(page, [320, 1440]);
});

test('wraps an owner’s longer promise in the form’s row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  await whenPageFontShows(page);
  const promise = page.getByText(contact.requestRow.response.amount, { exact: true });
  const overflow = await promise.evaluate((it) => {
    it.append(', sauf les jours fériés et le samedi');
    const head = it.parentElement?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(it);
    return words.getBoundingClientRect().right - (head?.right ?? 0);
  });
  expect(overflow).toBeLessThan(0);
});

test('keeps the height of the form’s row on a phone once the request is sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await whenPageFontShows(page);
  const row = page.getByText(contact.requestRow.request.amount, { exact: true }).first();
  const height = () => row.evaluate((it) => it.getBoundingClientRect().height);
  const open = await height();
  await sendUntilToast(page, 200);
  expect(await height()).toBe(open);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fits with an owner’s facts, and a short name takes no more than a third of the window', async ({
    page,
  }) => {
    await openOwnersPage(page);
    const closing = page.getByRole('contentinfo').getByText(OWNERS_PRODUCT, { exact: true });
    // The narrowest window of each layout.
    for (const width of [320, 600, 900, 1200]) {
      await expectToFit(page, [width]);
      expect((await closing.boundingBox())?.height, `${width} px`).toBeLessThan(300);
    }
    await setBrowserFontSize(page, 32);
    await expectToFit(page, [320]);
  });

  test('shows long names in the header whole or not at all, and longer words beside them', async ({
    page,
  }) => {
    await editDocument(page, '/', (html) =>
      html
        .replaceAll(names.product, 'COMPTAMAXIM')
        .replaceAll(names.provider, 'Compagnie Nationale de Gestion'),
    );
    await page.goto('/');
    await expectToFit(page, [320, 336, 346, 360, 364, 768, 900, 1024, 1440]);

    const header = page.getByRole('banner');
    const sections = header.locator('nav a');
    await sections.evaluateAll((links) => links.forEach((link) => link.append(' plus')));
    const demo = header.getByRole('link', { name: navigation.requestDemo });
    await demo.evaluate((link) => link.replaceChildren('Essai de trente jours'));
    await expect(header).toHaveText(/COMPTAMAXIM.* plus.*trente/);
    for (const size of [16, 32]) {
      await setBrowserFontSize(page, size);
      // A narrow window puts long words on two lines, and then the header is not sticky.
      const wide = widths.filter((width) => width >= 20 * size);
      await expectToFit(page, wide);
    }
  });
});

test('would find what makes the page too wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.setContent(`<div style="margin: 0; width: 400px"><img alt="Logo" style="width: 350px; height: 9px">
    <p style="width: 390px">Un <b>deux</b></p></div>
    <div style="overflow: hidden"><p style="width: 500px">Trois</p></div>`);
  expect(await misfits(page)).toEqual([
    'The page is 408 px wide.',
    'Beyond the right edge: <img> Logo',
    'Beyond the right edge: <p> Un deux',
  ]);
});

test('would find a word that is cut off, and one that is covered', async ({ page }) => {
  await page.setContent(`<p style="width: 4em; overflow: hidden">Anticonstitutionnellement</p>
    <header><span style="position: absolute">Un</span>Deux</header>
    <figure><p aria-hidden="true"><span style="position: absolute">Trois</span>Quatre</p></figure>`);
  expect(await misfits(page)).toEqual([
    'Cut off: Anticonstitutionnellement',
    ...['Un', 'Deux', 'Trois', 'Quatre'].map((word) => `Covered: ${word}`),
  ]);
});
