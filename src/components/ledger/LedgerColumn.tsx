import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { LedgerRow, rowLine } from './LedgerRow';
import type { LedgerSide, LineState } from './lineState';

interface LedgerColumnProps {
  side: LedgerSide;
  lines: readonly LedgerLine[];
  stateOf: (code: string) => LineState;
  /** The code of the line that has an edge. */
  next?: string;
}

/** A column is only a picture: the component that draws the ledger describes it in words. */
export function LedgerColumn({ side, lines, stateOf, next }: LedgerColumnProps) {
  return (
    <EqualRows aria-hidden="true" sx={{ gridArea: side === 'statement' ? '1 / 1' : '1 / 4' }}>
      {lines.map((line) => (
        <LedgerRow
          key={line.id}
          line={line}
          side={side}
          state={line.code ? stateOf(line.code) : undefined}
          isNext={line.code === next}
        />
      ))}
    </EqualRows>
  );
}

const EqualRows = styled('div')(({ theme: { palette } }) => ({
  minWidth: 0,
  display: 'grid',
  gridAutoRows: '1fr',
  borderBottom: rowLine(palette),
  backgroundColor: palette.background.default,
}));
