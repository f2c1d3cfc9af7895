import type { Page } from 'playwright-core';
import { contact } from '../../../src/content/sections/contact';
import { hero } from '../../../src/content/sections/hero';
import { violations } from '../support/axe';
import { useBrowser } from '../support/browser/browsing';
import { clippedTexts, overflow } from '../support/clipped';
import { enlarged, layouts, looks, show } from '../support/displayModes';
import type { Look } from '../support/displayModes';
import { site } from '../support/browser/site';
import { bringInto, states } from '../support/states';
import { narrower, targets } from '../support/targets';

const browsing = useBrowser();

async function expectNothingWrong(page: Page, look: Look) {
  await show(page, look);
  expect([look.name, await violations(page)]).toEqual([look.name, []]);
}

describe('axe finds no violation', () => {
  it.each(states)(
    'and every target is at least 24 px wide and high, and nothing is cut in text twice as large, with $name',
    async (state) => {
      if (state.complaint) browsing.expectConsole(state.complaint);
      const page = await browsing.newPage();
      await bringInto(state, page, site.url);
      for (const look of layouts) {
        await expectNothingWrong(page, look);
        const all = await targets(page);
        expect(all.length).toBeGreaterThan(0);
        expect([look.name, all.filter(narrower(24))]).toEqual([look.name, []]);
      }
      await show(page, enlarged);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  it('in the initial page, in every display mode', async () => {
    const page = await browsing.open(site.url);
    for (const look of looks) await expectNothingWrong(page, look);
  });

  it('and would report one', async () => {
    const page = await browsing.open(site.url);
    await page.evaluate(() => document.body.append(new Image()));
    expect(await violations(page)).toContain('image-alt: <img>');
  });
});

it.each(layouts)('the main actions are at least 44 px wide and high at $name', async (look) => {
  const page = await browsing.open(site.url);
  await show(page, look);
  const main = [hero.requestDemo, hero.discover, contact.submit];
  const found = (await targets(page)).filter(({ name }) => main.includes(name));
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(main));
  expect(found.filter(narrower(44))).toEqual([]);
});
