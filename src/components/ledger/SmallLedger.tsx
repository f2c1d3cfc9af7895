import { styled } from '@mui/material/styles';
import type { DrawnLine } from './LedgerColumn';
import { LedgerColumns } from './Ledger';
import { ROW_HEIGHT } from './ledgerMeasures';
import { SmallSheet } from './SmallSheet';

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

const Sheet = styled(SmallSheet)(({ theme }) => ({
  gridTemplateColumns: '1fr 12% 1fr',
  [ROW_HEIGHT]: '65px',
  '& [data-part=row]': {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 10,
    paddingInline: 6,
    fontSize: 'inherit',
    '& > i': { minWidth: '1.6em' },
    '& > span': { flex: 1, color: 'inherit', fontSize: 'inherit' },
  },
  '& [data-side=entries] > [data-part=row]': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
  },
  // A box takes the room of a code, so that decimals stand under each other.
  '& [data-side=statement] > [data-part=row]::after': { marginLeft: '0.55em' },
  // What is only connected is not matched yet.
  '& [data-code=""]': { backgroundColor: 'transparent', color: 'inherit' },
  '& [data-side=entries] > [data-code=""]': {
    borderLeft: `1px solid ${theme.palette.divider}`,
    fontWeight: theme.typography.fontWeightMedium,
    textAlign: 'center',
    whiteSpace: 'normal',
    '& > i': { display: 'none' },
  },
  // The gutter has no titles beside it.
  '& [data-part=gutter]': { gridTemplateRows: '0 1fr', '&::before': { border: 0 } },
}));
