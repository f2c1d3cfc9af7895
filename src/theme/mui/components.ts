import type { ThemeOptions } from '@mui/material/styles';
import { colors, focusRing, RADIUS, toastOnTop } from '../tokens';
import { styleElements } from './elementStyles';
import { GLOBAL_STYLES } from './globalStyles';
import { Still } from './Still';
import { stepperComponents } from './stepperComponents';

// Not `Components<Theme>`: comparing it with what `createTheme` takes would double the type check.
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: (theme) => [styleElements(theme), GLOBAL_STYLES] },
  // Without shadows. Cards are parted by their sheet, and what else has an outline says so below.
  MuiPaper: {
    defaultProps: { variant: 'outlined', square: true },
    styleOverrides: { root: { border: 0 } },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiCardContent: {
    styleOverrides: { root: { padding: 'clamp(16px, 4vw, 24px)' } },
  },
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      square: true,
      // A closed answer is `hidden`.
      slots: { transition: Still },
    },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${colors.hairline}`,
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h3,
        fontSize: 'clamp(1.1875rem, 1rem + 0.5vw, 1.375rem)',
        minHeight: 72,
        padding: '4px 0',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
        '&.Mui-focusVisible, &:focus-visible': { ...focusRing, backgroundColor: 'transparent' },
      }),
      content: { margin: '14px 16px 14px 0' },
      // The icon has 6 px of space at its right.
      expandIconWrapper: { color: colors.ink, marginRight: -6 },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { padding: '0 48px 24px 0', maxWidth: 720, '& p + p': { marginTop: 8 } },
    },
  },
  ...stepperComponents,
  MuiSnackbar: {
    styleOverrides: {
      root: {
        // Above fields that are scrolled into view: see the global styles.
        [toastOnTop]: { top: 8, bottom: 'auto', left: 8, right: 8, justifyContent: 'center' },
        '& > .MuiPaper-root.MuiAlert-root': {
          width: '100%',
          maxWidth: 520,
          backgroundColor: colors.sheet,
          [toastOnTop]: { paddingBlock: 0, '& .MuiAlertTitle-root': { margin: 0 } },
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: '1px solid',
        borderRadius: RADIUS,
        color: colors.ink,
        '&.MuiAlert-colorSuccess': tint(colors.matched, colors.matchedWash),
        '&.MuiAlert-colorError': tint(colors.danger, colors.dangerWash),
      },
      message: { flexGrow: 1 },
    },
  },
};

function tint(line: string, wash: string) {
  return {
    backgroundColor: wash,
    borderColor: line,
    '& .MuiAlert-icon': { color: line },
  };
}
