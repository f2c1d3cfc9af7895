import type { Components, Theme } from '@mui/material/styles';
import { fieldComponents } from './fieldComponents';
import { globalStyles } from './globalStyles';
import { screenOnly } from '../print';
import { scripted } from '../scripting';
import { breakpoints, colors, focusRing, pageWidth, radius, weights } from '../tokens';

const pageMargin = `max(24px, 50% - ${pageWidth / 2}px)`;

export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    variants: [
      {
        // As wide as the window, for its ground and lines; what it contains keeps to the middle.
        props: { maxWidth: false },
        style: { [`@media (min-width: ${breakpoints.sm}px)`]: { paddingInline: pageMargin } },
      },
    ],
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '11px 22px',
        borderRadius: radius,
        '&.Mui-focusVisible, &:focus-visible': focusRing,
      },
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
      outlined: {
        borderColor: colors.ink,
        '&:hover': { backgroundColor: colors.paperShade, borderColor: colors.ink },
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderColor: colors.hairline,
        borderRadius: radius,
        backgroundColor: colors.sheet,
        padding: 24,
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${colors.hairline}`,
        '&:first-of-type': { borderTop: `1px solid ${colors.hairline}` },
        '&::before': { display: 'none' },
        // The browser finds no text that is invisible, and shows what it has found by taking the
        // attribute away, possibly before any script is there.
        '& .MuiCollapse-hidden': { visibility: 'visible' },
        '& .MuiCollapse-hidden:not(:has([hidden]))': { height: 'auto' },
        [scripted.absent]: {
          '& .MuiCollapse-root': { height: 'auto' },
          '& [hidden]': { display: 'block', contentVisibility: 'visible' },
          '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
        },
      },
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 64,
        padding: '4px 0',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
        '&.Mui-focusVisible, &:focus-visible': { ...focusRing, backgroundColor: 'transparent' },
      },
      content: { margin: '14px 16px 14px 0' },
      expandIconWrapper: { color: colors.ink },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 48px 24px 0', maxWidth: 720 } } },
  MuiStepLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', padding: '0 0 4px' },
      iconContainer: {
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        marginRight: 16,
        padding: 0,
        border: `1px solid ${colors.ink}`,
        borderRadius: radius,
        fontSize: '1.0625rem',
        fontWeight: weights.bold,
      },
      labelContainer: { paddingTop: 6 },
      label: ({ theme }) => ({
        margin: 0,
        '&.Mui-active': { ...theme.typography.h3, color: colors.ink },
      }),
    },
  },
  ...fieldComponents,
  MuiDialog: { defaultProps: { className: screenOnly } },
  MuiSnackbar: {
    // Under a dialog, which is being read.
    styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.modal - 1 }) },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: '1px solid',
        borderRadius: radius,
        color: colors.ink,
        '&.MuiAlert-colorSuccess': tinted(colors.matched, colors.matchedWash),
        '&.MuiAlert-colorError': tinted(colors.danger, colors.dangerWash),
      },
    },
  },
};

function tinted(mark: string, wash: string) {
  return {
    backgroundColor: wash,
    borderColor: mark,
    '& .MuiAlert-icon': { color: mark },
  };
}
