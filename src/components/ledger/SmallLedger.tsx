import { styled } from '@mui/material/styles';
import type { DrawnLine } from './LedgerColumn';
import { LedgerColumns, LedgerSheet } from './Ledger';
import { OWN_ROW_HEIGHT } from './ledgerMeasures';

interface SmallLedgerProps {
  statement: readonly DrawnLine[];
  entries: readonly DrawnLine[];
}

/** The ledger at a small scale: labels or amounts, codes and curves. */
export function SmallLedger(lines: SmallLedgerProps) {
  return (
    <Sheet aria-hidden="true">
      <LedgerColumns {...lines} />
    </Sheet>
  );
}

const Sheet = styled(LedgerSheet)(({ theme }) => ({
  maxWidth: 336,
  marginBlock: '12px 18px',
  gridTemplateColumns: '1fr 18% 1fr',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  fontSize: theme.typography.caption.fontSize,
  [theme.breakpoints.up('lg')]: {
    [OWN_ROW_HEIGHT]: '32px',
    fontSize: theme.typography.body2.fontSize,
  },
  overflow: 'hidden',
  [OWN_ROW_HEIGHT]: '28px',
  '& [data-part=row]': {
    paddingInline: 8,
    gridTemplate: '"label amount code" / minmax(0, 1fr) auto 1.8em',
    fontSize: 'inherit',
    '& > span': { color: 'inherit', fontSize: 'inherit', whiteSpace: 'normal' },
  },
  '& [data-side=entries] > [data-part=row]': {
    gridTemplate: '"code label amount" / 1.8em minmax(0, 1fr) auto',
    textAlign: 'start',
  },
  '& [data-part=row]:last-child': { borderBottom: 0 },
  // It has no titles beside it.
  '& [data-part=gutter]': { gridTemplateRows: '0 1fr', '&::before': { border: 0 } },
}));
