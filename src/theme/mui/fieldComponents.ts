import type { Components, Theme } from '@mui/material/styles';
import { colors, focusRing, radius, weights } from '../tokens';

/** Styles of text fields and sliders, with their labels and hints. */
export const fieldComponents: Components<Theme> = {
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
        // The touch target, larger than the visible thumb.
        '&::after': { width: 44, height: 44, borderRadius: 0 },
        '&:hover, &.Mui-active': { boxShadow: 'none', backgroundColor: colors.inkHover },
        '&.Mui-focusVisible': { ...focusRing, boxShadow: 'none' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.875rem' } } },
};
