import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { strikingPixels } from './focus';

/**
 * The visible SVG drawings of which nothing has a contrast of 3 with what is behind, told by
 * comparing screenshots with and without them.
 */
export async function faintDrawings(page: Page) {
  const shown = page.locator('svg').filter({ visible: true });
  const drawings = await shown.evaluateAll((all) =>
    all.map((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect();
      return { markup: svg.outerHTML, box: [x, y + window.scrollY, width, height].map(Math.ceil) };
    }),
  );
  const drawn = await screenshot(page);
  await shown.evaluateAll((all) => {
    for (const svg of all) Object.assign(svg.style, { visibility: 'hidden' });
  });
  const blank = await screenshot(page);
  const isFaint = ({ box }: (typeof drawings)[number]) =>
    strikingPixels(crop(drawn, box), crop(blank, box)) === 0;
  return { total: drawings.length, faint: drawings.filter(isFaint).map(({ markup }) => markup) };
}

async function screenshot(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.screenshot({ fullPage: true }));
}

function crop(image: PNG, [x = 0, y = 0, width = 0, height = 0]: number[]): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(image, part, x, y, width, height);
  return part;
}
