import type { Theme } from '@mui/material/styles';

/** The width and height of a box with a step's number, in pixels. */
export const NUMBER_BOX = 36;

/** Styles of a pseudo-element that shows a step's number, in a list with `counterReset: 'step'`. */
export const numberBox = ({ shape, typography }: Theme) => ({
  counterIncrement: 'step',
  content: 'counter(step)',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: NUMBER_BOX,
  height: NUMBER_BOX,
  border: '1px solid',
  borderRadius: shape.borderRadius,
  fontWeight: typography.fontWeightMedium,
  // Fits in also at 200 %.
  lineHeight: 1,
});
