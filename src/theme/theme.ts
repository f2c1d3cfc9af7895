import { createTheme } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { components } from './mui/components';
import { breakpoints, colors, radius } from './tokens';
import { typography } from './typography';

export const theme = createTheme({
  breakpoints: { values: breakpoints },
  palette: {
    mode: 'light',
    background: { default: colors.paper, paper: colors.sheet },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    primary: { main: colors.ink, dark: colors.inkHover, contrastText: colors.onInk },
    success: { main: colors.matched, light: colors.matchedWash, contrastText: colors.sheet },
    warning: { main: colors.toMatch, light: colors.toMatchWash, contrastText: colors.sheet },
    error: { main: colors.danger, light: colors.dangerWash, contrastText: colors.sheet },
    divider: colors.hairline,
  },
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: radius },
  shadows: createTheme().shadows.map(() => 'none') as Shadows,
  typography,
  components,
});
