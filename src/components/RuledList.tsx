import { styled } from '@mui/material/styles';
import { emptyBox } from '../theme/emptyBox';
import { tick } from '../theme/tick';

/**
 * A list between rules. With `data-checks` it lists what is given: a tick stands before each line,
 * and a box before a line that is `data-pending`.
 */
export const RuledList = styled('ul')(({ theme }) => {
  const rule = `1px solid ${theme.palette.divider}`;
  return {
    marginTop: 24,
    '& > li': { paddingBlock: 10, borderTop: rule },
    '& > li:last-of-type': { borderBottom: rule },
    '&[data-checks] > li': {
      display: 'grid',
      gridTemplateColumns: '1.25em minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: 8,
      paddingInline: 12,
      '&::before': { ...tick, marginLeft: '0.32em', color: theme.palette.success.main },
      '&[data-pending]': { backgroundColor: theme.palette.warning.light },
      '&[data-pending]::before': { ...emptyBox, margin: 0, transform: 'translateY(0.15em)' },
    },
  };
});
