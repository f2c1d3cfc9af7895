import { colors } from './tokens';

/** Whatever the theme's radius: a rounder box would look like a radio button. */
export const BOX_RADIUS = 3;

/** Styles of a pseudo-element that draws a box where a tick will be. Decoration. */
export const emptyBox = {
  content: '""',
  flex: 'none',
  width: '1.05em',
  height: '1.05em',
  border: `1.5px dashed ${colors.toMatch}`,
  borderRadius: `${BOX_RADIUS}px`,
} as const;
