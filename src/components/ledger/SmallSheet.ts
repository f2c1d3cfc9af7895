import { styled } from '@mui/material/styles';
import { LedgerSheet } from './Ledger';

/** The sheet of a drawing beside a text. */
export const SmallSheet = styled(LedgerSheet)(({ theme }) => ({
  maxWidth: 336,
  // Beside a long text, it would be as high.
  alignSelf: 'start',
  marginBlock: '12px 18px',
  overflow: 'hidden',
  color: theme.palette.text.primary,
  // In a narrow sheet, lines would be wider than their column.
  fontSize: `min(${theme.typography.body2.fontSize}, 3.6vw)`,
  [theme.breakpoints.up('md')]: { fontSize: `min(${theme.typography.body2.fontSize}, 1.3vw)` },
}));
