import { frFR } from '@mui/material/locale';
import {
  createTheme,
  lighten,
  type Breakpoint,
  type PaletteOptions,
  type Theme,
} from '@mui/material/styles';
import { components } from './mui/components';
import { breakpoints, colors } from './tokens';
import { typography } from './typography';

/** The page's theme: ink on paper. */
export const theme = createSiteTheme({
  mode: 'light',
  background: { default: colors.paper, paper: colors.sheet },
  text: { primary: colors.ink, secondary: colors.inkSoft },
  // `dark` is the ground of a button under the pointer. Ink has no room to darken.
  primary: { main: colors.ink, dark: lighten(colors.ink, 0.05), contrastText: colors.paper },
  secondary: { main: colors.inkSoft, contrastText: colors.paper },
  success: {
    main: colors.matched,
    light: colors.matchedWash,
    dark: lighten(colors.matched, 0.08),
    contrastText: colors.paper,
  },
  warning: { main: colors.toMatch, light: colors.toMatchWash, contrastText: colors.sheet },
  error: { main: colors.danger, light: colors.dangerWash, contrastText: colors.sheet },
  info: { main: colors.ink, light: colors.paperShade, contrastText: colors.paper },
  divider: colors.hairline,
});

const onDark = {
  mode: 'dark',
  primary: { main: colors.paper, dark: lighten(colors.paper, 1), contrastText: colors.ink },
  secondary: { main: colors.onInkSoft, contrastText: colors.ink },
  success: { main: colors.matchedWash, contrastText: colors.ink },
  warning: { main: colors.toMatchLine, contrastText: colors.ink },
  error: { main: colors.dangerOnInk, contrastText: colors.ink },
  info: { main: colors.onInkSoft, contrastText: colors.ink },
  divider: colors.hairline,
} as const;

/** For parts on an ink ground: everything in their `ThemeProvider` has the colours that read there. */
export const inkTheme = createSiteTheme({
  ...onDark,
  success: { ...onDark.success, light: colors.matched },
  warning: { ...onDark.warning, light: colors.toMatchLine },
  background: { default: colors.ink, paper: colors.ink },
  text: { primary: colors.paper, secondary: colors.onInkSoft },
});

/** For parts on a green ground. */
export const matchedTheme = createSiteTheme({
  ...onDark,
  background: { default: colors.matched, paper: colors.matched },
  text: { primary: colors.sheet, secondary: colors.matchedWash },
});

/** Browsers take a sheet of A4 for a window of 794 px. Paper has styles of its own. */
function onScreens(key: Breakpoint | number) {
  const width = typeof key === 'number' ? key : breakpoints[key];
  return `@media screen and (min-width:${width}px)`;
}

function createSiteTheme(palette: PaletteOptions) {
  const options = {
    breakpoints: { values: breakpoints, up: onScreens },
    // Under the pointer, buttons change visibly on every ground.
    palette: { action: { hoverOpacity: 0.1 }, ...palette },
    // Flat and calm: MUI's parts change at once. The ledger alone moves, where motion is welcome.
    motion: { reducedMotion: 'always' },
    shape: { borderRadius: 3 },
    // For each of MUI's elevations.
    shadows: Array<string>(25).fill('none') as Theme['shadows'],
    typography,
    components,
  } as const;
  // The names of buttons that MUI's parts have of their own, such as the one that closes an alert.
  return createTheme(options, frFR);
}
