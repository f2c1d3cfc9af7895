import { createTheme } from '@mui/material/styles';
import { components } from './mui/components';
import { breakpoints, colors, RADIUS, stickyHeader } from './tokens';
import { typography } from './typography';

export const theme = createTheme({
  breakpoints: { values: breakpoints },
  palette: {
    mode: 'light',
    background: { default: colors.paper, paper: colors.sheet },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    // `light` is for secondary text on the main colour.
    primary: {
      main: colors.ink,
      light: colors.onInkSoft,
      contrastText: colors.onInk,
    },
    // For lines: its contrast is too low for text.
    secondary: { main: colors.toMatchLine },
    success: { main: colors.matched, light: colors.matchedWash, contrastText: colors.sheet },
    warning: { main: colors.toMatch, light: colors.toMatchWash, contrastText: colors.sheet },
    error: { main: colors.danger, light: colors.dangerWash, contrastText: colors.sheet },
    divider: colors.hairline,
  },
  // Flat and calm: MUI's parts change at once. The ledger alone moves, where motion is welcome.
  motion: { reducedMotion: 'always' },
  mixins: {
    toolbar: {
      minHeight: `calc(${stickyHeader.height})`,
      [stickyHeader.sticks]: { position: 'sticky', top: 0 },
      // When a phone is turned, Chromium keeps in place what a touch at the window's top would reach.
      // If that were the header, which is not sticky in low windows, readers would lose their line.
      '@media (pointer: coarse)': { pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
    },
  },
  shape: { borderRadius: RADIUS },
  typography,
  components,
});
