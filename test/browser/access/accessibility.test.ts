import { contact } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import { violations } from '../support/axe';
import { useBrowser } from '../support/browser/browsing';
import { clippedTexts, overflow, overlappingTexts } from '../support/clipped';
import { displayModes, enlarged, setBrowserFontSize, show, wide } from '../support/displayModes';
import { faintDrawings } from '../support/faintDrawings';
import { bringInto, states } from '../support/states';
import { narrower, targets } from '../support/targets';

const browsing = useBrowser();

describe('axe finds no violation', () => {
  it.each(states)(
    'and every target is at least 24 px wide and high, and nothing is cut in text twice as large, with $name',
    async (state) => {
      if (state.complaint) browsing.expectConsole(state.complaint);
      const page = await browsing.newPage();
      await bringInto(state, page);
      for (const mode of [wide, enlarged]) {
        await show(page, mode);
        const all = await targets(page);
        expect(all.length).toBeGreaterThan(0);
        expect([mode.name, all.filter(narrower(24))]).toEqual([mode.name, []]);
      }
      expect(await violations(page, state.part)).toEqual([]);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  it('in the initial page, in every display mode', async () => {
    const page = await browsing.open();
    for (const mode of displayModes) {
      await show(page, mode);
      expect([mode.name, await violations(page)]).toEqual([mode.name, []]);
    }
  });

  it('but would find an image without alternative text; a word that is cut off is found too', async () => {
    const page = await browsing.open();
    await page.evaluate(() => {
      const box = document.createElement('p');
      Object.assign(box.style, { width: '4em', overflow: 'hidden', whiteSpace: 'nowrap' });
      box.textContent = 'Anticonstitutionnellement';
      document.body.append(box, new Image());
    });
    expect(await violations(page)).toContain('image-alt: <img>');
    expect(await clippedTexts(page)).toEqual(['Anticonstitutionnellement']);
  });
});

it('the main actions are at least 44 px wide and high', async () => {
  const page = await browsing.open();
  const main = [hero.requestDemo, hero.discover, contact.submit];
  for (const mode of displayModes) {
    await show(page, mode);
    const found = (await targets(page)).filter(({ name }) => main.includes(name));
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(main));
    expect([mode.name, found.filter(narrower(44))]).toEqual([mode.name, []]);
  }
});

it.each([16, 24, 32])(
  'the drawing keeps its texts apart, at a text size of %i px',
  async (size) => {
    const page = await browsing.open('/', { reducedMotion: 'reduce' });
    await setBrowserFontSize(page, size);
    for (const width of [320, 360, 600, 768, 900, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overlappingTexts(page, 'figure[role=img]')]).toEqual([width, []]);
    }
  },
);

it('shows every drawing in forced colours, on black', async () => {
  const forced = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const viewport = { width: 360, height: 740 };
  const page = await browsing.openHydrated('/', { ...forced, viewport });
  const { total, faint } = await faintDrawings(page);
  expect(total).toBeGreaterThan(15);
  expect(faint).toEqual([]);
});

it('cuts nothing in text spaced as WCAG 1.4.12 requires', async () => {
  const page = await browsing.open();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await clippedTexts(page), await overflow(page)]).toEqual([width, [], 0]);
  }
});
