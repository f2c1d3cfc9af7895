import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong by any of its rules, best practices included: rule and element.
 *
 * @param part selector of the part of the page that is checked
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(exposeForcedColors);
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)})`);
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/**
 * Where colours are forced, axe compares the forced background with the page's own text colour,
 * which nobody sees: https://github.com/dequelabs/axe-core/issues/3978
 */
function exposeForcedColors() {
  const areForced = matchMedia('(forced-colors: active)').matches;
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const seen = areForced ? getComputedStyle(element).color : '';
    element.style.setProperty('-webkit-text-fill-color', seen);
  }
}
