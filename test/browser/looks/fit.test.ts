import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { navigation } from '#src/content/navigation.ts';
import { misfits } from '../support/misfits';
import { openOwnersPage } from '../support/ownersPage';
import { setBrowserFontSize } from '../support/setBrowserFontSize';
import { expect, test } from '../support/test';

/** On both sides of every change in the layout. */
const widths = [320, 360, 400, 480, 600, 768, 900, 1024, 1200, 1440];

/** Expects nothing cut off, covered or outside these windows, and the header in one row. */
async function expectToFit(page: Page, inWindows = widths) {
  for (const width of inWindows) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await misfits(page), `${width} px`).toEqual([]);
    expect(await spreadOfHeader(page), `${width} px`).toBeLessThan(2);
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

test('fits every window, with the browser’s text at 16, 24 and 32 px', async ({ page }) => {
  await page.goto('/');
  for (const size of [16, 24, 32]) {
    await setBrowserFontSize(page, size);
    await expectToFit(page);
  }
  const step = page.locator('#contact ol > li').first();
  const numberFits = await step.evaluate((it) => {
    const { lineHeight, height } = getComputedStyle(it, '::before');
    return parseFloat(lineHeight) <= parseFloat(height);
  });
  expect(numberFits).toBe(true);
});

test('fits in text spaced as WCAG 1.4.12 requires', async ({ page }) => {
  await page.goto('/');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fits with an owner’s facts, and longer words in the header', async ({ page }) => {
    const sections = navigation.sections.map((link) => ({ ...link, label: `${link.label} plus` }));
    await openOwnersPage(page, {
      brand: { product: 'Rapprochement Express', provider: 'Compagnie Nationale' },
      navigation: { sections, requestDemo: 'Essai de trente jours' },
    });
    await expect(page.getByRole('banner')).toHaveText(/Express.* plus.*trente/);
    for (const size of [16, 32]) {
      await setBrowserFontSize(page, size);
      // A narrow window puts long words on two lines, and then the header is not sticky.
      const wide = widths.filter((width) => width >= 20 * size);
      await expectToFit(page, wide);
    }
  });

  test('shows names in the header whole or not at all, however long they are', async ({ page }) => {
    const names = { product: 'COMPTAMAXIM', provider: 'Compagnie Nationale de Gestion' };
    await openOwnersPage(page, { brand: names });
    await expectToFit(page, [320, 336, 346, 360, 364, 768, 900, 1024, 1440]);
  });

  test('closes with a name that takes no more than a third of the window, however short it is', async ({
    page,
  }) => {
    await openOwnersPage(page, { brand: { product: 'Ab' } });
    const name = page.getByRole('contentinfo').getByText('Ab', { exact: true });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await name.boundingBox())?.height, `${width} px`).toBeLessThan(300);
    }
  });
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
