import type { Components, Theme } from '@mui/material/styles';
import { fieldComponents } from './fieldComponents';
import { globalStyles } from './globalStyles';
import { stepperComponents } from './stepperComponents';
import { onPaper, screenOnly } from '../print';
import { scripted } from '../../hydration/scripting';
import { breakpoints, colors, focusRing, pageWidth, radius } from '../tokens';

const pageMargin = `max(24px, 50% - ${pageWidth / 2}px)`;

/** What a card's contents keep from its edge. */
const contentPadding = '--card-padding';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    panel: true;
  }
}

export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: {
        // Without the element's own weight, `sx` may still say otherwise.
        ':where(section)&': {
          paddingBlock: 56,
          [`@media (min-width: ${breakpoints.md}px)`]: { paddingBlock: 96 },
          [onPaper]: { paddingBlock: 12 },
        },
      },
    },
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
      },
    },
    variants: [
      {
        props: { variant: 'panel' },
        style: {
          border: `1px solid ${colors.ink}`,
          [contentPadding]: '20px',
          [`@media (min-width: ${breakpoints.sm}px)`]: { [contentPadding]: '32px' },
        },
      },
    ],
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: `var(${contentPadding}, 24px)`,
        '&:last-child': { paddingBottom: `var(${contentPadding}, 24px)` },
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit' },
    // Alone in its line, a link is as high as a finger needs.
    styleOverrides: { root: { 'li > &': { display: 'inline-block', paddingBlock: 4 } } },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disablePadding: true },
    styleOverrides: {
      root: {
        display: 'list-item',
        paddingBlock: 10,
        borderTop: `1px solid ${colors.hairline}`,
        [onPaper]: { paddingBlock: 2 },
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
  ...stepperComponents,
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
