import { styled } from '@mui/material/styles';
import { LedgerColumn, type DrawnLine } from './LedgerColumn';
import { LedgerCurves } from './LedgerCurves';

/** The sheet: a column of lines on each side of the gutter in which curves match them. */
export const LedgerSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr clamp(28px, 19cqi - 36px, 56px) 1fr',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

interface LedgerProps {
  statement: readonly DrawnLine[];
  statementTitle?: string;
  entries: readonly DrawnLine[];
  entriesTitle?: string;
}

/** A bank statement beside the ERP's entries; lines with the same code are matched. */
export function LedgerColumns({ statement, statementTitle, entries, entriesTitle }: LedgerProps) {
  return (
    <>
      <LedgerColumn title={statementTitle} lines={statement} side="statement" />
      <LedgerCurves statement={statement} entries={entries} />
      <LedgerColumn title={entriesTitle} lines={entries} side="entries" />
    </>
  );
}
