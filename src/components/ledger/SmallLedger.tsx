import { styled } from '@mui/material/styles';
import type { DrawnLine } from './LedgerColumn';
import { LedgerColumns, LedgerSheet } from './Ledger';

interface SmallLedgerProps {
  statement: readonly DrawnLine[];
  entries: readonly DrawnLine[];
}

/** The ledger at a small scale: amounts, codes and curves. */
export function SmallLedger(lines: SmallLedgerProps) {
  return (
    <Sheet aria-hidden="true">
      <LedgerColumns {...lines} />
    </Sheet>
  );
}

const ROW = 32;

const Sheet = styled(LedgerSheet)(({ theme }) => ({
  maxWidth: 336,
  marginBlock: '12px 18px',
  gridTemplateColumns: '1fr 18% 1fr',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  fontSize: theme.typography.caption.fontSize,
  [theme.breakpoints.up('lg')]: { fontSize: theme.typography.body2.fontSize },
  overflow: 'hidden',
  // Rows, and the gutter, which has no titles beside it.
  '& > div > div': {
    height: ROW,
    paddingInline: 8,
    gridTemplate: '"amount code" / minmax(0, 1fr) 1.8em',
    fontSize: 'inherit',
  },
  '& > [data-side=entries] > div': { gridTemplate: '"code amount" / 1.8em minmax(0, 1fr)' },
  '& > div > div > b': { textAlign: 'end' },
  '& > div > div:last-child': { borderBottom: 0 },
  '& > :nth-of-type(2)': { gridTemplateRows: `0 ${ROW * 5}px`, '&::before': { border: 0 } },
}));
