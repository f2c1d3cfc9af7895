import type { ThemeOptions } from '@mui/material/styles';
import { colors, RADIUS, weights } from '../tokens';

export const fieldComponents: ThemeOptions['components'] = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: colors.ink,
        fontSize: '0.9375rem',
        fontWeight: weights.strong,
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        backgroundColor: colors.sheet,
        border: `1px solid ${colors.fieldBorder}`,
        borderRadius: RADIUS,
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
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.9375rem' } } },
};
