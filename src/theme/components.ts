import type { Components, Theme } from '@mui/material/styles';
import { hiddenUntilStyled } from './laterStyles';
import { paper, screenOnly } from './print';
import { scripted, scripting } from './scripting';
import {
  breakpoints,
  colors,
  fontFamily,
  pageWidth,
  radius,
  stickyHeader,
  weights,
} from './tokens';

const pageMargin = `max(24px, 50% - ${pageWidth / 2}px)`;

const focusRing = {
  outline: `3px solid ${colors.ink}`,
  outlineOffset: 3,
};

export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: `
      ${paper}
      ${scripting}
      html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
      ${stickyHeader.sticks} { html { scroll-padding-top: ${stickyHeader.height - 1}px; } }
      a, button, input, textarea { scroll-margin-block: 0.75rem; }
      @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
      body { font-family: ${fontFamily}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      button, input { font-family: inherit; }
      ul, dl, dd, figure { margin: 0; }
      ul { padding: 0; list-style: none; }
      a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
      a:hover { text-decoration-thickness: 2px; }
      ${hiddenUntilStyled}
      :focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
    `,
  },
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
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: colors.ink,
        fontSize: '0.9375rem',
        fontWeight: weights.strong,
        '&.Mui-focused': { color: colors.ink },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        backgroundColor: colors.sheet,
        border: `1px solid ${colors.fieldBorder}`,
        borderRadius: radius,
        '&:hover': { borderColor: colors.ink },
        '&:focus-within': { borderColor: colors.ink, outline: `1px solid ${colors.ink}` },
        '&.Mui-error': { borderColor: colors.danger, outlineColor: colors.danger },
      },
      input: {
        padding: '12px 13px',
        'textarea&': { height: 'auto', resize: 'vertical' },
        '&::placeholder': { color: colors.inkSoft, opacity: 1 },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 1 },
      rail: {
        height: 9,
        opacity: 1,
        borderRadius: 0,
        backgroundColor: 'transparent',
        backgroundImage: `linear-gradient(${colors.fieldBorder}, ${colors.fieldBorder})`,
        backgroundSize: '100% 1px',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
        borderInline: `1px solid ${colors.fieldBorder}`,
      },
      track: { height: 3, border: 0, borderRadius: 0, backgroundColor: colors.ink },
      thumb: {
        width: 24,
        height: 28,
        borderRadius: radius,
        border: `1px solid ${colors.ink}`,
        backgroundColor: colors.ink,
        '&::before': {
          width: 2,
          height: 14,
          borderRadius: 0,
          backgroundColor: colors.onInk,
          boxShadow: 'none',
        },
        // What a finger reaches, wider than what the eye sees.
        '&::after': { width: 44, height: 44, borderRadius: 0 },
        '&:hover, &.Mui-active': { boxShadow: 'none', backgroundColor: colors.inkHover },
        // The second for the time before its code has arrived.
        '&.Mui-focusVisible, &:has(:focus-visible)': { ...focusRing, boxShadow: 'none' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.875rem' } } },
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
