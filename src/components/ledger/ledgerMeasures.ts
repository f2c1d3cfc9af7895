import { PAGE_WIDTH } from '../../theme/tokens';

/** How far text stays from the window's edges: on the page's grid in wide windows. In `cqi` of the window. */
export const OUTER_SPACE = `max(24px, calc(50cqi - ${PAGE_WIDTH / 2}px))`;

/** The gutter between both columns, in pixels. */
export const GUTTER = { xs: 44, sm: 88, md: 132 } as const;

/** How far text stays from the gutter, in wide windows. */
export const INNER_SPACE = 14;

/** Follows the reader's font size as long as the text fits its half of a window: `share` is in `cqi`. */
export const limitFontSize = (rem: number, share: number) => `min(${rem}rem, ${share}cqi)`;

/** No curve between two lines is longer, in pixels. */
export const CURVE_LENGTH = 240;
