import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds by any of its rules, best practices and the size of targets (24 px, WCAG 2.5.8)
 * included: each rule with its element.
 *
 * @param part selector of the part of the page that is checked
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(runAxe, part);
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Runs in the page. */
function runAxe(part: string): Promise<Axe.AxeResults> {
  const { axe } = window as unknown as { axe: typeof Axe };
  return axe.run(part, { rules: { 'target-size': { enabled: true } } });
}
