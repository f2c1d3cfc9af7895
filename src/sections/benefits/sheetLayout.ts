import type { CSSProperties } from 'react';

/**
 * The layouts of the sheet, from narrow to wide: below the first, one column. In em: where letters are
 * larger, fewer columns have room.
 */
export const layouts = {
  /** Two columns. */
  pairs: '@media (min-width: 22em)',
  /** Six columns, on paper too. */
  sixths: '@media print, (min-width: 48em)',
} as const;

/** How many columns a card takes in each layout: the cards of any number fill their rows. */
export function findColumns(index: number, cards: number) {
  return {
    pairs: index === cards - 1 && index % 2 === 0 ? 2 : 1,
    sixths: findSixths(index, cards),
  };
}

/** Of so many cards, the first stand in rows of three, and the last in twos if threes leave one alone. */
function findSixths(index: number, cards: number) {
  if (cards === 1) return 6;
  const inThrees = cards % 3 === 1 ? cards - 4 : cards - (cards % 3);
  return index < inThrees ? 2 : 3;
}

/** Custom properties of a card: how many columns it takes in each layout. */
export const columnsStyle = (index: number, cards: number) =>
  Object.fromEntries(
    Object.entries(findColumns(index, cards)).map(([layout, count]) => [`--${layout}`, count]),
  ) as CSSProperties;
