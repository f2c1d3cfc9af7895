import type { DrawLine } from './lineLook';

/** Draws a line that nothing matches yet: a box, and a dashed thread to where its entry would stand. */
export const drawOpen: DrawLine = (_code, side) => ({
  // On ink, an open line has no wash: its amount is amber.
  row: side === 'entries' ? { color: 'warning.main' } : {},
  amber: {},
  // The other side has no box of its own.
  box: side === 'statement' ? {} : { display: 'none' },
  code: { display: 'none' },
  curve: { color: 'warning.main', strokeDasharray: '7 6' },
});
