import { PAGE_WIDTH } from './tokens';

/** How far text stays from the window's edges: on the page's grid in wide windows. In `cqi` of the window. */
export const OUTER_SPACE = `max(24px, calc(50cqi - ${PAGE_WIDTH / 2}px))`;

/** The gutter between both columns of a ledger, with the seam in its middle, in pixels. */
export const GUTTER = { sm: 88, md: 132 } as const;

/** How far text stays from the gutter, in wide windows. In pixels. */
export const INNER_SPACE = 14;

/** From a text to the middle of the window, in wide windows. */
export const SEAM_SPACE = `${GUTTER.md / 2 + INNER_SPACE}px`;
