import type { ThemeOptions } from '@mui/material/styles';
import { colors } from '../tokens';

const outline = '.MuiOutlinedInput-notchedOutline';

/** Above and below a field's text, in pixels: with it, a field of one line is 50 px high. */
const PADDING = 13;

export const fieldComponents: ThemeOptions['components'] = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { palette }, ownerState: { color = 'primary', multiline, size } }) => ({
        ...(multiline && size !== 'small' && { paddingBlock: PADDING }),
        backgroundColor: palette.background.paper,
        // MUI's own mark of the focus needs JavaScript.
        [`&:focus-within ${outline}`]: { borderWidth: 2 },
        [`&:focus-within:not(.Mui-error) ${outline}`]: { borderColor: palette[color].main },
        // A touch leaves the pointer on the field: MUI then shows a fainter border.
        '@media (hover: none)': {
          [`&:hover:not(:focus-within, .Mui-focused, .Mui-error, .Mui-disabled) ${outline}`]: {
            borderColor: colors.fieldBorder,
          },
        },
      }),
      notchedOutline: { borderColor: colors.fieldBorder },
      input: ({ theme, ownerState: { multiline, size } }) => ({
        ...(!multiline && size !== 'small' && { paddingBlock: PADDING }),
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // The empty choice looks like a field's placeholder. Choices of a list inherit its colour.
      select: ({ theme: { palette } }) => ({
        '&:has(> option[value=""]:checked)': { color: palette.text.secondary },
        '& > option:not([value=""])': { color: palette.text.primary },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // Until it floats, a label stands where the field's text will be.
      outlined: ({ ownerState: { shrink, size } }) =>
        shrink || size === 'small' ? {} : { transform: `translate(14px, ${PADDING}px) scale(1)` },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, margin: '6px 0 0' }) },
  },
};
