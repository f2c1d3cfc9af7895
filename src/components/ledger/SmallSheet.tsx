import { styled, ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { theme } from '../../theme/theme';

interface SmallSheetProps {
  /** The widths of the sheet's columns, as in `grid-template-columns`. */
  columns: string;
}

/** The sheet of a drawing beside a text: paper, also on a dark ground. */
export function SmallSheet({ columns, children }: PropsWithChildren<SmallSheetProps>) {
  return (
    <ThemeProvider theme={theme}>
      <PaperSheet aria-hidden="true" sx={{ gridTemplateColumns: columns }}>
        {children}
      </PaperSheet>
    </ThemeProvider>
  );
}

const PaperSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  containerType: 'inline-size',
  maxWidth: 336,
  overflow: 'hidden',
  color: theme.palette.text.primary,
}));

/** In a narrow sheet, lines would be wider than their column: their text shrinks. */
export const SmallSheetColumn = styled('div')(({ theme: { breakpoints, typography } }) => ({
  minWidth: 0,
  fontSize: `min(${typography.body2.fontSize}, 3.6vw, 5.9cqi)`,
  [breakpoints.up('md')]: { fontSize: `min(${typography.body2.fontSize}, 4.8825cqi)` },
}));
