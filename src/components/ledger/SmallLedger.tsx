import { styled } from '@mui/material/styles';
import type { DrawnLine } from './LedgerColumn';
import { LedgerColumns, LedgerSheet } from './Ledger';
import { OWN_ROW_HEIGHT } from './ledgerMeasures';

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
  [OWN_ROW_HEIGHT]: '32px',
  '& [data-part=row]': {
    paddingInline: 8,
    gridTemplate: '"amount code" / minmax(0, 1fr) 1.8em',
    fontSize: 'inherit',
  },
  '& [data-side=entries] > [data-part=row]': {
    gridTemplate: '"code amount" / 1.8em minmax(0, 1fr)',
  },
  '& [data-part=row]:last-child': { borderBottom: 0 },
  // It has no titles beside it.
  '& [data-part=gutter]': { gridTemplateRows: '0 1fr', '&::before': { border: 0 } },
}));
