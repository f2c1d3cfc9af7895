/** Height of a ledger's titles, in pixels. */
export const TITLE_HEIGHT = 44;

/** Custom property with the height of a ledger's rows. Those of the try are targets for a thumb. */
export const ROW_HEIGHT = '--row-height';

/** The space at the left and right edges of what stands in the sheet. */
export const LEDGER_PADDING = 'clamp(8px, 2.2cqi, 12px)';

/** A ledger at least this wide puts a row's label and amount on one line. */
export const WIDE_LEDGER = '@container (min-width: 536px)';

/** Follows the reader's font size up to 150 %, as long as it fits the columns. */
export const limitFontSize = (rem: number) => `min(${rem}rem, ${rem * 24}px, ${rem * 5}cqi)`;
