import { styled, type Theme } from '@mui/material/styles';
import { AppLink } from './AppLink';

interface ButtonLook {
  /** The colour of the ground. Without it the button is outlined, in the colour of the text around it. */
  'data-fill'?: 'ink' | 'matched' | 'paper';
}

export const Button = styled('button')<ButtonLook>(drawButton);

/** A link that looks like a button. */
export const ButtonLink = styled(AppLink)<ButtonLook>(drawButton);

function drawButton({ theme: { palette, shape, typography } }: { theme: Theme }) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 48,
    padding: '11px 22px',
    border: '1px solid',
    borderRadius: shape.borderRadius,
    verticalAlign: 'middle',
    backgroundColor: 'transparent',
    color: 'inherit',
    ...typography.button,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media (hover: hover)': {
      '&:not([data-fill]):hover': {
        backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
      },
      '&[data-fill]:hover': { filter: 'brightness(1.25)' },
    },
    '&[data-fill]': {
      border: 0,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      outlineColor: palette.primary.main,
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '&[data-fill=matched]': {
      backgroundColor: palette.success.main,
    },
    '&[data-fill=paper]': {
      backgroundColor: palette.background.default,
      color: palette.text.primary,
      outlineColor: palette.background.default,
    },
    '&:disabled': { opacity: 0.7, cursor: 'default' },
  } as const;
}
