import { styled } from '@mui/material/styles';
import { OUTER_SPACE, SEAM_SPACE } from '../theme/pageGrid';
import { inkTheme } from '../theme/theme';
import { breakpoints as widths } from '../theme/tokens';

/**
 * In wide windows, the window's two sides: paper for the bank, ink for the ERP. Their text stands on
 * the page's grid, at the same distance from the seam on both sides. Needs a container as wide as the
 * window.
 */
export const Halves = styled('div')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 50%',
      zIndex: -1,
      backgroundColor: inkTheme.palette.background.default,
    },
    // Forced colours have no ink: a line is the seam, over the grounds.
    '@media (forced-colors: active)': {
      '&::before': {
        inset: '0 auto 0 50%',
        zIndex: 1,
        borderLeft: '1px solid',
        backgroundColor: 'transparent',
      },
    },
  },
  '@media print': { '&::before': { display: 'none' } },
}));

export const PaperHalf = styled('div')(({ theme: { breakpoints } }) => ({
  minWidth: 0,
  paddingInline: 16,
  [breakpoints.up('sm')]: { paddingInline: 24 },
  [breakpoints.up('md')]: { paddingInline: `${OUTER_SPACE} ${SEAM_SPACE}` },
}));

/** Where the right half has its ground: phones have one column, and paper has no grounds. */
export const ON_INK = `@media screen and (min-width: ${widths.md}px)`;

export const InkHalf = styled(PaperHalf)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { paddingInline: `${SEAM_SPACE} ${OUTER_SPACE}` },
  [ON_INK]: { color: inkTheme.palette.text.primary },
}));
