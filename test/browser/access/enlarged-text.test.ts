import { useBrowser } from '../support/browser/browsing';
import { clippedTexts, overflow } from '../support/clipped';
import { enlarged, show } from '../support/displayModes';
import { site } from '../support/browser/site';

const browsing = useBrowser();

it('would find a word too long for its box', async () => {
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
