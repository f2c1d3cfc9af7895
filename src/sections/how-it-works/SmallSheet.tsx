import { styled } from '@mui/material/styles';

/** Columns of a drawing: each has the line at its left. Their widths are its `grid-template-columns`. */
export const SmallSheet = styled('div')({ display: 'grid' });

/** How far what a column shows stays from its sides: less in a narrow drawing. */
export const SMALL_SHEET_SPACE = 'min(16px, 6cqi)';

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

/** A line of a statement. */
export const LineCell = styled(SmallSheetCell)<{ ownerState: { isMatched: boolean } }>(
  ({ theme: { palette, typography }, ownerState: { isMatched } }) => ({
    backgroundColor: isMatched ? palette.success.light : palette.warning.light,
    fontWeight: typography.fontWeightMedium,
    borderBottom: `1px solid ${palette.background.paper}`,
  }),
);
