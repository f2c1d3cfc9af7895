import { createTheme } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { components } from './mui/components';
import { breakpoints, colors, radius, stickyHeader } from './tokens';
import { typography } from './typography';

declare module '@mui/material/styles' {
  interface TypeText {
    /** Secondary text on a background of the primary colour. */
    onPrimarySecondary: string;
  }
  interface PaletteColor {
    /** For lines and symbols: its contrast is too low for text. */
    mark?: string;
  }
  interface SimplePaletteColorOptions {
    mark?: string;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsColorOverrides {
    textOnPrimarySecondary: true;
  }
}

export const theme = createTheme({
  breakpoints: { values: breakpoints },
  palette: {
    mode: 'light',
    background: { default: colors.paper, paper: colors.sheet },
    text: {
      primary: colors.ink,
      secondary: colors.inkSoft,
      onPrimarySecondary: colors.onInkSoft,
    },
    primary: { main: colors.ink, dark: colors.inkHover, contrastText: colors.onInk },
    success: { main: colors.matched, light: colors.matchedWash, contrastText: colors.sheet },
    warning: {
      main: colors.toMatch,
      light: colors.toMatchWash,
      mark: colors.toMatchMark,
      contrastText: colors.sheet,
    },
    error: { main: colors.danger, light: colors.dangerWash, contrastText: colors.sheet },
    divider: colors.hairline,
  },
  motion: { reducedMotion: 'system' },
  mixins: {
    toolbar: {
      minHeight: `calc(${stickyHeader.height})`,
      [stickyHeader.sticks]: { position: 'sticky', top: 0 },
    },
  },
  shape: { borderRadius: radius },
  shadows: createTheme().shadows.map(() => 'none') as Shadows,
  typography,
  components,
});
