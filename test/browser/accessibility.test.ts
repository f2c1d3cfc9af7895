import { violations } from './support/axe';
import { useBrowser } from './support/browsing';
import { looks, show } from './support/looks';
import { startSite } from './support/site';
import type { Site } from './support/site';
import { bringInto, states } from './support/states';

const browsing = useBrowser();
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('axe finds nothing wrong, whatever the look', () => {
  it.each(states)(
    'with $name',
    async (state) => {
      if (state.complaint) browsing.expectConsole(state.complaint);
      const page = await browsing.newPage();
      await bringInto(state, page, site.url);
      for (const look of looks) {
        await show(page, look);
        expect([look.name, await violations(page)]).toEqual([look.name, []]);
      }
    },
    120_000,
  );

  it('and would say so if there were something', async () => {
    const page = await browsing.open(site.url);
    await page.evaluate(() => document.body.append(new Image()));
    expect(await violations(page)).toContain('image-alt: <img>');
  });
});
