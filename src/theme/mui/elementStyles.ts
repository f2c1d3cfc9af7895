import type { Theme } from '@mui/material/styles';

/** Titles look as their elements say. A paragraph has the body's font. */
export const styleElements = ({ typography: { h1, h2, h3 } }: Theme) => ({
  'h1, h2, h3, p': { margin: 0 },
  h1,
  h2,
  h3,
});
