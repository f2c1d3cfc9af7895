import { colors, RADIUS } from './tokens';

/** Styles of a pseudo-element that draws a box where a tick will be. Decoration. */
export const emptyBox = {
  content: '""',
  flex: 'none',
  width: '1.05em',
  height: '1.05em',
  border: `1.5px dashed ${colors.toMatch}`,
  borderRadius: RADIUS,
} as const;
