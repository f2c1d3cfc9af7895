import { violations } from './support/axe';
import { useBrowser } from './support/browsing';
import { layouts, looks, show } from './support/looks';
import type { Look } from './support/looks';
import { site } from './support/site';
import { arrival, bringInto, states } from './support/states';
import type { PageState } from './support/states';

const browsing = useBrowser();

async function expectNothingWrong(state: PageState, seenIn: readonly Look[]) {
  if (state.complaint) browsing.expectConsole(state.complaint);
  const page = await browsing.newPage();
  await bringInto(state, page, site.url);
  for (const look of seenIn) {
    await show(page, look);
    expect([look.name, await violations(page)]).toEqual([look.name, []]);
  }
}

describe('axe finds nothing wrong, whatever the look', () => {
  it.each(states)('with $name', (state) => expectNothingWrong(state, layouts));

  it.each(looks)('with the page as it arrives: $name', (look) =>
    expectNothingWrong(arrival, [look]),
  );

  it('and would say so if there were something', async () => {
    const page = await browsing.open(site.url);
    await page.evaluate(() => document.body.append(new Image()));
    expect(await violations(page)).toContain('image-alt: <img>');
  });
});
