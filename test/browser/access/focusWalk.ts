import type { ElementHandle, Page } from '@playwright/test';
import { isUncovered } from '../support/isUncovered';
import { strikingPixels } from './pixels';

/** Width in pixels of the area around an element that its focus mark may fill. */
const MARGIN = 8;
const MORE_STOPS_THAN_ANY_PAGE_HAS = 100;

/** One element that the Tab key moves focus to. */
export interface Stop {
  name: string;
  /** It is inside the window, and nothing covers it. */
  isUncovered: boolean;
  /** It follows the stop before it in the document, and is below it or in a column to its right. */
  isInOrder: boolean;
  /** Thickness of the focus mark if it were an even line around it, in pixels (WCAG 2.4.13: 2). */
  markWidth?: number;
}

type Key = 'Tab' | 'Shift+Tab';
type Handle = ElementHandle<HTMLElement>;

/**
 * Presses a key until focus returns to where it started or leaves the page.
 *
 * @example the last stop of a page whose footer ends in a link with an even mark of 3 px:
 *   { name: 'Mentions légales', isUncovered: true, isInOrder: true, markWidth: 3 }
 * @param marks whether each focus mark is measured, which takes two screenshots
 */
export async function walk(page: Page, key: Key, marks?: 'measured'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const passed: Handle[] = [];
  while (stops.length < MORE_STOPS_THAN_ANY_PAGE_HAS) {
    await page.keyboard.press(key);
    const focused = await page.evaluateHandle(findFocused);
    const stop = await focused.evaluate(describeStop, [passed[0], passed.at(-1)] as const);
    if (!stop) break;
    stops.push({
      ...stop,
      isUncovered: await focused.evaluate(isUncovered),
      ...(marks && { markWidth: await markWidth(page, focused) }),
    });
    passed.push(focused);
  }
  return stops;
}

/** Runs in the page: the focused element, once the browser has scrolled to it. */
async function findFocused() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.activeElement as HTMLElement;
}

/** Runs in the page. Returns undefined where the walk ends. */
function describeStop(
  focused: HTMLElement,
  [first, previous]: readonly [HTMLElement | undefined, HTMLElement | undefined],
) {
  if (focused === document.body || focused === first) return undefined;

  function comesAfter(before: HTMLElement) {
    const follows = before.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    const here = focused.getBoundingClientRect();
    const there = before.getBoundingClientRect();
    return Boolean(follows) && (here.top >= there.top - 1 || here.left >= there.right);
  }

  const labels = 'labels' in focused ? (focused as HTMLInputElement).labels : null;
  return {
    name: focused.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused.textContent,
    isInOrder: !previous || comesAfter(previous),
  };
}

/** Measures the mark by comparing screenshots with and without focus. */
async function markWidth(page: Page, focused: Handle): Promise<number> {
  const box = await focused.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) return 0;
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  const width = Math.min(view.width, box.x + box.width + MARGIN) - x;
  const height = Math.min(view.height, box.y + box.height + MARGIN) - y;
  const clip = { x, y, width, height };
  const marked = await page.screenshot({ clip });
  await focused.evaluate((element) => element.blur());
  const plain = await page.screenshot({ clip });
  // A link on two lines has a mark around each part.
  const parts = await focused.evaluate((element) => {
    element.focus({ preventScroll: true });
    return [...element.getClientRects()];
  });
  const edges = parts.map((part) => 2 * (part.width + part.height));
  const [mark = 0] = await strikingPixels(page, [marked, plain], [[0, 0, view.width, view.height]]);
  return mark / edges.reduce((sum, edge) => sum + edge, 0);
}
