import { styled } from '@mui/material/styles';
import type { DrawnLine } from './LedgerColumn';
import { LedgerColumns, LedgerSheet } from './Ledger';
import { ROW_HEIGHT } from './ledgerMeasures';

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
  // Beside a long text, its rows would grow and the curves miss them.
  alignSelf: 'start',
  marginBlock: '12px 18px',
  overflow: 'hidden',
  gridTemplateColumns: '1fr 12% 1fr',
  [ROW_HEIGHT]: '28px',
  color: theme.palette.text.primary,
  fontSize: theme.typography.caption.fontSize,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 18% 1fr' },
  [theme.breakpoints.up('lg')]: {
    [ROW_HEIGHT]: '32px',
    fontSize: theme.typography.body2.fontSize,
  },
  '& [data-part=row]': {
    paddingInline: 'max(6px, 0.6vw)',
    columnGap: 'max(4px, 0.6vw)',
    gridTemplate: '"label amount code" / minmax(0, 1fr) auto 1.75em',
    fontSize: 'inherit',
    '& > span': {
      color: 'inherit',
      fontSize: 'inherit',
    },
  },
  '& [data-side=entries] > [data-part=row]': {
    gridTemplate: '"code label amount" / auto minmax(0, 1fr) auto',
  },
  // What is only connected is not matched yet.
  '& [data-code=""]': { backgroundColor: 'transparent', color: 'inherit' },
  '& [data-side=entries] > [data-code=""]': {
    gridTemplate: '"label"',
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    fontWeight: theme.typography.fontWeightMedium,
    paddingInline: '20%',
    whiteSpace: 'normal',
    '& > span': { textAlign: 'center' },
    '& > i': { display: 'none' },
  },
  // The gutter has no titles beside it.
  '& [data-part=gutter]': { gridTemplateRows: '0 1fr', '&::before': { border: 0 } },
}));
