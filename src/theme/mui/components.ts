import type { ThemeOptions } from '@mui/material/styles';
import { buttonComponents } from './buttonComponents';
import { fieldComponents } from './fieldComponents';
import { PAGE_GUTTER } from '../pageGrid';
import { CARD_PADDING } from '../tokens';
import { GLOBAL_STYLES } from './globalStyles';

// Not `Components<Theme>`: comparing it with what `createTheme` takes would double the type check.
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: GLOBAL_STYLES },
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', figure: 'b' } },
  },
  // There are no shadows: what has an elevation has a hairline instead, and `boxShadow` shows nothing.
  MuiPaper: {
    styleOverrides: {
      elevation: ({ theme, ownerState: { elevation = 1 } }) =>
        elevation > 0 ? { border: `1px solid ${theme.palette.divider}` } : {},
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ ownerState }) => (ownerState.disableGutters ? {} : { paddingInline: PAGE_GUTTER }),
    },
  },
  ...buttonComponents,
  ...fieldComponents,
  // Margins would be lost on what has no box, such as `ScriptOnly`.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardHeader: { styleOverrides: { root: { padding: CARD_PADDING } } },
  MuiCardContent: {
    styleOverrides: { root: { '&, &:last-child': { padding: CARD_PADDING } } },
  },
  MuiCardActions: { styleOverrides: { root: { padding: CARD_PADDING } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined', square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderWidth: '1px 0 0',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h3,
        gap: 16,
        padding: '6px 0',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      }),
      // Narrower than its longest word, which then breaks.
      content: { minWidth: 0 },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: { padding: '0 48px 16px 0', maxWidth: 720 } },
  },
  MuiStepLabel: { styleOverrides: { labelContainer: { minWidth: 0 } } },
  // An icon in a title neither moves the title nor makes its line higher.
  MuiSvgIcon: { styleOverrides: { root: { verticalAlign: 'middle' } } },
  // White on paper, its thumb has no shadow that shows it.
  MuiSwitch: {
    styleOverrides: {
      thumb: ({ theme }) => ({ border: `1px solid ${theme.palette.text.secondary}` }),
    },
  },
  MuiTableCell: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.divider }) },
  },
  MuiAlert: {
    styleOverrides: {
      standard: ({ theme, ownerState: { color, severity = 'success' } }) => {
        const { main, light } = theme.palette[color ?? severity];
        return {
          border: `1px solid ${main}`,
          backgroundColor: theme.palette.mode === 'light' ? light : 'transparent',
          color: theme.palette.text.primary,
          '& .MuiAlert-icon': { color: main },
        };
      },
      message: { flexGrow: 1 },
    },
  },
};
