import type { Page } from 'playwright-core';
import { useBrowser } from './support/browsing';
import { clippedTexts } from './support/clipped';
import { enlarged, show } from './support/looks';
import { site } from './support/site';
import { bringInto, states } from './support/states';

const browsing = useBrowser();

describe('at 320 px with text twice as large, nothing is cut and nothing scrolls sideways', () => {
  it.each(states)('with $name', async (state) => {
    if (state.complaint) browsing.expectConsole(state.complaint);
    const page = await browsing.newPage();
    await bringInto(state, page, site.url);
    await show(page, enlarged);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  it('and a word too long for its place would be found', async () => {
    const page = await browsing.open(site.url);
    await page.evaluate(() => {
      const box = document.createElement('p');
      Object.assign(box.style, { width: '4em', overflow: 'hidden', whiteSpace: 'nowrap' });
      box.textContent = 'Anticonstitutionnellement';
      document.body.append(box);
    });
    await show(page, enlarged);
    expect(await clippedTexts(page)).toEqual(['Anticonstitutionnellement']);
  });
});

it.each([320, 1440])(
  'cuts nothing at %i px with text spaced as WCAG 1.4.12 asks',
  async (width) => {
    const page = await browsing.open(site.url, { viewport: { width, height: 900 } });
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
      document.adoptedStyleSheets.push(spacing);
    });
    expect(await clippedTexts(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
