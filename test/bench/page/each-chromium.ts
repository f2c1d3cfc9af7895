import type { Browser } from 'playwright-core';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import {
  type ChromiumChoice,
  chromiumChoices,
  launchDebuggableBrowser,
} from '../../browser/support/browser/chromium';

/** Runs `measure` in the pinned Chromium and, if CHROME_PATH is set, in the one it names. */
export async function inEachChromium<Figures extends object>(
  measure: (browser: Browser) => Promise<Figures[]>,
): Promise<({ readonly browser: ChromiumChoice } & Figures)[]> {
  const all: ({ readonly browser: ChromiumChoice } & Figures)[] = [];
  for (const choice of chromiumChoices()) {
    const browser = await launchDebuggableBrowser(await findFreePort(), choice);
    try {
      const figures = await measure(browser);
      all.push(...figures.map((each) => ({ browser: choice, ...each })));
    } finally {
      await browser.close();
    }
  }
  return all;
}
