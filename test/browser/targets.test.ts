import type { Page } from 'playwright-core';
import { contact } from '../../src/content/contact';
import { hero } from '../../src/content/hero';
import { useBrowser } from './support/browsing';
import { site } from './support/site';
import { bringInto, states } from './support/states';

const browsing = useBrowser();

interface Target {
  name: string;
  width: number;
  height: number;
}

/**
 * What can be pressed and is in sight, with the size of the place that answers. Links inside a
 * sentence are left out, as WCAG 2.5.8 does: the line's height is theirs.
 */
function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    function isInSentence(element: Element) {
      const around = element.parentElement;
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && around?.textContent.trim() !== element.textContent.trim();
    }

    /** A slider answers all along its rail; the field of its own lies inside the thumb. */
    const placeOf = (element: Element) =>
      element.matches('input[type=range]')
        ? (element.parentElement?.parentElement ?? element)
        : element;

    return [...document.querySelectorAll('a[href], button, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true]') && !isInSentence(element))
      .map((element) => {
        const { width, height } = placeOf(element).getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent, width, height };
      });
  });
}

const narrower = (side: number) => (target: Target) => target.width < side || target.height < side;

describe.each([360, 1440])('at %i px', (width) => {
  it.each(states)('every target is at least 24 px wide and high, with $name', async (state) => {
    if (state.complaint) browsing.expectConsole(state.complaint);
    const page = await browsing.newPage({ viewport: { width, height: 900 } });
    await bringInto(state, page, site.url);
    const all = await targets(page);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(narrower(24))).toEqual([]);
  });

  it('the main actions are at least 44 px wide and high', async () => {
    const page = await browsing.open(site.url, { viewport: { width, height: 900 } });
    const main = [hero.requestDemo, hero.discover, contact.submit];
    const found = (await targets(page)).filter(({ name }) => main.includes(name));
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(main));
    expect(found.filter(narrower(44))).toEqual([]);
  });
});
