import { HALF_GUTTER } from '../../theme/pageGrid';

const GUTTER = `calc(2 * ${HALF_GUTTER})`;

/** A row whose cells stand on both sides of the window's gutter. */
export const lineHalves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: GUTTER,
};

/** For a pseudo-element of the left cell, which is positioned: a line to the right cell. */
export const lineAcross = {
  content: '""',
  position: 'absolute',
  left: '100%',
  width: GUTTER,
  borderTop: '2px solid',
} as const;
