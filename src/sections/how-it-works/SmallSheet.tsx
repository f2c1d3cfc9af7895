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
      <PaperSheet aria-hidden="true" style={{ gridTemplateColumns: columns }}>
        {children}
      </PaperSheet>
    </ThemeProvider>
  );
}

/** How far what a column shows stays from its sides: less in a narrow sheet. */
export const SMALL_SHEET_SPACE = 'min(16px, 6cqi)';

/** Sheets that stand side by side are equally high. Each of their columns has the line at its left. */
const PaperSheet = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  border: `1px solid ${palette.divider}`,
  borderLeft: 0,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.paper,
  containerType: 'inline-size',
  maxWidth: 356,
  minHeight: 'clamp(130px, 30vw, 208px)',
  overflow: 'hidden',
  color: palette.text.primary,
  '@media print': { display: 'none' },
}));

/** Its rows are equally high. In a narrow sheet, lines would be wider than it: their text shrinks. */
export const SmallSheetColumn = styled('div')(({ theme: { palette, typography } }) => ({
  minWidth: 0,
  display: 'grid',
  gridAutoRows: '1fr',
  fontSize: `min(${typography.body2.fontSize}, 4.6cqi)`,
  borderLeft: `1px solid ${palette.divider}`,
}));

/** A row of a column. */
export const SmallSheetCell = styled('div')({
  display: 'flex',
  alignItems: 'center',
  paddingInline: SMALL_SHEET_SPACE,
});
