import { HALF_GUTTER, INNER_SPACE, OUTER_SPACE } from '../../theme/pageGrid';
import { TEXT_START } from '../Section';

const GUTTER = `calc(2 * ${HALF_GUTTER})`;

/** A row whose cells stand on both sides of the window's gutter. */
export const lineHalves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: GUTTER,
};

/** In wide windows: a section's text begins the left cell, and the page's grid ends the right one. */
export const leftCell = (block: number) => ({
  padding: `${block}px ${INNER_SPACE}px ${block}px ${TEXT_START}`,
});
export const rightCell = (block: number) => ({
  padding: `${block}px ${OUTER_SPACE} ${block}px ${INNER_SPACE}px`,
});

/** For a pseudo-element of the left cell, which is positioned: a line to the right cell. */
export const lineAcross = {
  content: '""',
  position: 'absolute',
  left: '100%',
  width: GUTTER,
  borderTop: '2px solid',
} as const;
