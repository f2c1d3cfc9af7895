import { styled } from '@mui/material/styles';
import { OUTER_SPACE, PAGE_GUTTER, SEAM_SPACE } from '../theme/pageGrid';
import { inkTheme } from '../theme/theme';

// Custom properties of both halves: how far their text stays from the window's edge, and from the seam.
const OUTER = '--half-outer';
const INNER = '--half-inner';

/**
 * The window's two sides: paper for the bank, ink for the ERP. On phones one stands below the other. In
 * wide windows their text stands on the page's grid, at the same distance from the seam on both sides.
 * Needs a container as wide as the window.
 */
export const Halves = styled('div')(({ theme: { breakpoints } }) => ({
  [OUTER]: PAGE_GUTTER,
  [INNER]: PAGE_GUTTER,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: {
    [OUTER]: OUTER_SPACE,
    [INNER]: SEAM_SPACE,
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

export const PaperHalf = styled('div')({
  minWidth: 0,
  paddingInline: `var(${OUTER}) var(${INNER})`,
});

/** Paper has no grounds. */
export const ON_INK = '@media screen';

export const InkHalf = styled(PaperHalf)({
  paddingInline: `var(${INNER}) var(${OUTER})`,
  [ON_INK]: {
    color: inkTheme.palette.text.primary,
    backgroundColor: inkTheme.palette.background.default,
  },
});
