import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { LedgerRow, rowLine } from './LedgerRow';
import type { DrawLine, LedgerSide } from './lineLook';

interface LedgerColumnProps {
  side: LedgerSide;
  lines: readonly LedgerLine[];
  drawLine: DrawLine;
}

/** A column is only a picture: the component that draws the ledger describes it in words. */
export function LedgerColumn({ side, lines, drawLine }: LedgerColumnProps) {
  return (
    <EqualRows aria-hidden="true" sx={{ gridArea: side === 'statement' ? '1 / 1' : '1 / 4' }}>
      {lines.map((line) => (
        <LedgerRow key={line.id} line={line} side={side} drawLine={drawLine} />
      ))}
    </EqualRows>
  );
}

const EqualRows = styled('div')(({ theme: { palette } }) => ({
  minWidth: 0,
  display: 'grid',
  gridAutoRows: '1fr',
  borderBottom: rowLine(palette),
}));
