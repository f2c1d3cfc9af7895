import { RADIUS, weights } from './tokens';

/** Styles of a pseudo-element that shows a step's number. */
export const numberBox = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  border: '1px solid',
  borderRadius: RADIUS,
  fontWeight: weights.strong,
} as const;
