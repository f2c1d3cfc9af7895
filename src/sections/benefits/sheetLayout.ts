import type { Theme } from '@mui/material/styles';

/**
 * The layouts of the sheet, from narrow to wide: below the first, one column. In em: where letters are
 * larger, fewer columns have room.
 */
export const layouts = {
  /** Two columns. The first two benefits, and the drawing, fill a row each. */
  pairs: '@media (min-width: 22em)',
  /** Six columns, on paper too. The first two benefits share a row, their drawing fills the next. */
  sixths: '@media print, (min-width: 48em)',
  /** The first benefit's drawing stands between the first two. */
  oneRow: '@media (min-width: 75em)',
} as const;

/** The rows of a card: its figure, its title, its text. */
export const CARD_ROWS = 3;

/** How many columns of the first row the first benefit's drawing takes, where it stands there. */
export const DRAWING_COLUMNS = 2;

/** Between the cells: forced colours drop the sheet's ground, which shows there. */
export const cellLine = ({ palette }: Theme) => ({ outline: `1px solid ${palette.divider}` });

/**
 * How many columns a card takes in each layout: the cards of any number fill their rows.
 *
 * @param hasDrawing whether the first benefit has the drawing
 */
export function findColumns(index: number, cards: number, hasDrawing: boolean) {
  const shareRow = (columns: number) =>
    index < 2 ? columns / Math.min(cards, 2) : findSixths(index - 2, cards - 2);
  return {
    pairs: index < 2 || (index === cards - 1 && index % 2 === 0) ? 2 : 1,
    sixths: shareRow(6),
    oneRow: shareRow(hasDrawing ? 6 - DRAWING_COLUMNS : 6),
  };
}

/** Of so many cards, the first stand in rows of three, and the last in twos if threes leave one alone. */
function findSixths(index: number, cards: number) {
  if (cards === 1) return 6;
  const inThrees = cards % 3 === 1 ? cards - 4 : cards - (cards % 3);
  return index < inThrees ? 2 : 3;
}
