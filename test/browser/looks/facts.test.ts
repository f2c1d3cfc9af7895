import type { Page } from 'playwright-core';
import { renderWithFacts } from '../../support/renderWithFacts';
import { serve, useBrowser } from '../support/browser/browsing';
import { clippedTexts, overflow } from '../support/clipped';

// What webpack inlines in the built site.
process.env.SITE_URL = 'https://www.banclair.example';

const browsing = useBrowser();

/** Opens the site rendered with all facts, in place of the built one. */
async function openWithFacts(width: number): Promise<Page> {
  const files = await renderWithFacts();
  const page = await browsing.newPage({
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
  });
  await serve(page, files);
  await page.goto('/');
  return page;
}

it.each([360, 1440])('all facts fit a window %i px wide', async (width) => {
  const page = await openWithFacts(width);
  expect(await overflow(page)).toBe(0);
  expect(await clippedTexts(page)).toEqual([]);
});

it('all facts leave the printed page on one sheet', async () => {
  const page = await openWithFacts(1440);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
});
