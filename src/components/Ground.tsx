import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

interface GroundProps extends ComponentProps<typeof GroundArea> {
  theme: Theme;
}

/** A part of the page on a dark ground, in whose theme everything inside is drawn. Paper has no ground. */
export function Ground({ theme, ...props }: GroundProps) {
  return (
    <ThemeProvider theme={theme}>
      <GroundArea {...props} />
    </ThemeProvider>
  );
}

const GroundArea = styled('section')(({ theme: { palette } }) => ({
  backgroundColor: palette.background.default,
  color: palette.text.primary,
  // What browsers draw themselves, such as a date field's icon.
  colorScheme: `only ${palette.mode}`,
  '@media print': {
    '&, & *': { background: 'none !important', color: 'inherit !important' },
  },
}));
