/** Height of a ledger's titles, in pixels. */
export const TITLE_HEIGHT = 44;

/** Custom property with the height of a ledger's rows. Those of the try are targets for a thumb. */
export const ROW_HEIGHT = '--row-height';

/** The space at the left and right edges of what stands in the sheet. */
export const LEDGER_PADDING = 'clamp(8px, 2.2cqi, 12px)';

/** A ledger at least this wide puts a row's label and amount on one line. */
export const WIDE_LEDGER = '@container (min-width: 536px)';

/**
 * Custom property of each element with a `data-code`: 1 while its line is still to match, 0 once it
 * is matched. The amber over a row follows it, and so do the code and the curve, the other way round.
 */
export const OPEN = '--open';
