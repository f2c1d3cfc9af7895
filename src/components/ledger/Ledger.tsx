import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { LedgerColumn } from './LedgerColumn';
import { LedgerCurves } from './LedgerCurves';
import type { DrawLine } from './lineLook';

/** The sheet: a column of lines on each side of the gutter in which curves match them. */
export const LedgerSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr clamp(28px, 19cqi - 36px, 56px) 1fr',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

interface LedgerColumnsProps {
  statement: readonly LedgerLine[];
  statementTitle: string;
  entries: readonly LedgerLine[];
  entriesTitle: string;
  drawLine: DrawLine;
}

/** A bank statement beside the ERP's entries; lines with the same code are matched. */
export function LedgerColumns(props: LedgerColumnsProps) {
  const { statement, statementTitle, entries, entriesTitle, drawLine } = props;
  return (
    <>
      <LedgerColumn side="statement" title={statementTitle} lines={statement} drawLine={drawLine} />
      <LedgerCurves statement={statement} entries={entries} isTitled drawLine={drawLine} />
      <LedgerColumn side="entries" title={entriesTitle} lines={entries} drawLine={drawLine} />
    </>
  );
}
