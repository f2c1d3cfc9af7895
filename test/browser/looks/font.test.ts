import { brand } from '#src/content/brand.ts';
import { hero } from '#src/content/sections/hero.ts';
import { fallbackFont, FONT_NAME, weights } from '#src/theme/tokens.ts';
import { shiftOnceHydrated, shiftOnFirstVisit } from '../../support/layoutShift';
import { site } from '../support/site';
import { expect, test } from '../support/test';

// As most visitors have it: motion could shift the layout.
test.use({ reducedMotion: 'no-preference' });

const lastPart = hero.titleParts.at(-1) ?? '';

const asDelivered = (html: string) => html;
const asOwnersMayWrite = (html: string) =>
  html
    .replaceAll(brand.product, 'Rapprochements')
    .replace(lastPart, `${lastPart} et chaque écriture retrouve sa ligne`);

// `npm run bench` measures more widths.
for (const width of [360, 1440]) {
  test.describe(`at ${width} px, on a slow first visit, nothing moves`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('when the font loads, and when the page is hydrated', async ({ page }) => {
      expect(await shiftOnFirstVisit(page, site.url, asDelivered)).toBeLessThan(0.02);
      expect(await shiftOnceHydrated(page)).toBeLessThan(0.02);
    });

    test('with a product name of 14 letters and a title six words longer', async ({ page }) => {
      expect(await shiftOnFirstVisit(page, site.url, asOwnersMayWrite)).toBeLessThan(0.02);
    });
  });
}

// By fontMetricOverrides.json. The pinned Chromium has a font with Arial's widths.
test('the fallback of each weight shows at once, its lines as long and as high as the font’s within 1 %', async ({
  page,
}) => {
  await page.goto('/');
  const measure = (weight: number, family: string) =>
    page.evaluate(measureWords, `${weight} 100px '${family}'`);
  for (const weight of [weights.regular, weights.strong]) {
    const own = await measure(weight, FONT_NAME);
    const fallback = await measure(weight, fallbackFont('Arial'));
    expect(own.display).toBe('swap');
    expect(Math.abs(1 - fallback.width / own.width), `${weight}`).toBeLessThan(0.01);
    expect(Math.abs(1 - fallback.height / own.height), `${weight}`).toBeLessThan(0.01);
  }
});

// A subset of the font had no minus sign: another font's stood beside bold figures.
test('titles and amounts get the page’s own font, signs and spaces too', async ({ page }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { ...root, selector: 'h2, b' });
  const fontsOf = async (nodeId: number) => {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  await expect
    .poll(async () => [...new Set((await Promise.all(nodeIds.map(fontsOf))).flat())])
    .toEqual([FONT_NAME]);
});

/** Runs in the page: the size of a line with its words, and how they show while the font loads. */
async function measureWords(font: string) {
  const [face] = await document.fonts.load(font);
  const line = document.createElement('div');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
  line.textContent = document.querySelector('main')?.innerText.replace(/[^\p{L} ,.’]/gu, '') ?? '';
  document.body.append(line);
  return { width: line.offsetWidth, height: line.offsetHeight, display: face?.display };
}
