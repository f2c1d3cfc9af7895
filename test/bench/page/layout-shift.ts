import { shiftOnFirstVisit, shiftToTheEnd, wordings } from '../../browser/support/layoutShift';
import type { ChromiumChoice } from '../../browser/support/browser/chromium';
import { inEachChromium } from './each-chromium';
import { type Goal, atMost } from '../goals';

const WIDTHS = Array.from({ length: 161 }, (_, index) => 320 + 10 * index);
const readsToTheEnd = (width: number) => width % 320 === 0;

interface WordingShift {
  readonly words: string;
  /** The largest sum of layout shifts at any width. */
  readonly layoutShift: number;
  /** Where that is. */
  readonly width: number;
}

export type LayoutShift = WordingShift & { readonly browser: ChromiumChoice };

/**
 * Measures first visits at 161 widths from 320 to 1,920 px, six of them to the end of the page,
 * with the words as delivered and with longer ones.
 */
export function measureLayoutShift(url: string): Promise<LayoutShift[]> {
  return inEachChromium(async (browser) => {
    const all: WordingShift[] = [];
    for (const [words, edit] of Object.entries(wordings)) {
      let worst: WordingShift = { words, layoutShift: 0, width: 0 };
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'fr-FR' });
        const firstVisit = await shiftOnFirstVisit(page, url, edit);
        const layoutShift = readsToTheEnd(width) ? await shiftToTheEnd(page) : firstVisit;
        await page.close();
        if (layoutShift > worst.layoutShift) worst = { words, layoutShift, width };
      }
      all.push(worst);
    }
    return all;
  });
}

export function judgeLayoutShift(shifts: readonly LayoutShift[]): Goal[] {
  return shifts.map(({ browser, words, layoutShift }) =>
    atMost(0.02, '', `${browser}, layout shift at 161 widths, words: ${words}`, layoutShift),
  );
}
