import { styled } from '@mui/material/styles';
import { colors } from '../theme/tokens';

/** A control between its label and a paragraph: a hint, or what is wrong. */
export const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // Where the form is higher than its fields need, the one with several rows takes the rest.
  '&:has(> textarea), & > textarea': { flexGrow: 1 },
  '& > label': {
    fontSize: '0.9375rem',
    fontWeight: theme.typography.fontWeightMedium,
    lineHeight: '1.4375em',
  },
  '& > :is(input, textarea)': {
    marginTop: 6,
    padding: '12px 13px',
    border: `1px solid ${colors.fieldBorder}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    lineHeight: '1.4375em',
    resize: 'vertical',
    '&:hover, &:focus': { borderColor: 'currentColor' },
    '&:focus': { outline: '1px solid', outlineOffset: 0 },
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '&[aria-invalid]': { borderColor: colors.danger, outlineColor: colors.danger },
  },
  '& > p': {
    ...theme.typography.body2,
    margin: '6px 0 0',
    color: theme.palette.text.secondary,
  },
  '&:has([aria-invalid]) > :is(label, p)': { color: colors.danger },
}));
