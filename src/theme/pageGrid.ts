import { breakpoints, PAGE_WIDTH } from './tokens';

/** Where the page has two columns. */
export const WIDE_OR_PAPER = `@media print, (min-width: ${breakpoints.md}px)`;

/** In pixels. */
export const LARGEST_GUTTER = 24;

/** How far text stays from the edges of a window that is narrower than the page. */
export const PAGE_GUTTER = `clamp(16px, 4vw, ${LARGEST_GUTTER}px)`;

/** How far text stays from the window's edges: on the page's grid in wide windows. In `cqi` of the window. */
export const OUTER_SPACE = `max(${LARGEST_GUTTER}px, calc(50cqi - ${PAGE_WIDTH / 2}px))`;

/** Half of the gutter between both columns of a ledger, with the seam in its middle. */
export const HALF_GUTTER = 'min(6.5vw, 66px)';

/** How far text stays from the gutter, in wide windows. In pixels. */
export const INNER_SPACE = 14;

/** From a text to the middle of the window, in wide windows. */
export const SEAM_SPACE = `min(6.5vw + ${INNER_SPACE}px, ${66 + INNER_SPACE}px)`;
