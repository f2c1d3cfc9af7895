import type { ThemeOptions } from '@mui/material/styles';
import { LinkBehavior } from './LinkBehavior';

export const buttonComponents: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: {
      root: {
        // MUI's own mark of the focus needs JavaScript.
        '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 3 },
        // MUI writes it without the prefix, which Safari needs.
        WebkitUserSelect: 'none',
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '11px 21px',
        textAlign: 'center',
        textWrap: 'balance',
      },
      contained: ({ theme }) => ({
        '&:focus-visible': { outlineColor: theme.palette.primary.main },
        // As wide as an outlined one, and forced colours show it.
        border: '1px solid transparent',
      }),
      outlined: { '--variant-outlinedBorder': 'currentColor' },
      sizeSmall: ({ theme }) => ({
        minHeight: 44,
        padding: '8px 12px',
        fontSize: theme.typography.body2.fontSize,
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.shape.borderRadius }) },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always', component: LinkBehavior },
    styleOverrides: {
      root: { textUnderlineOffset: '0.2em' },
      underlineAlways: { '&:hover': { textDecorationThickness: 2 } },
    },
    // Stands alone, as a button does: its touch target is 44 px high.
    variants: [
      { props: { variant: 'button' }, style: { display: 'inline-block', paddingBlock: 11 } },
    ],
  },
};
