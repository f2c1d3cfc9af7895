import { styled } from '@mui/material/styles';
import { listCodes } from '../../content/sections/ledger';
import { LedgerRow, rowLine } from './LedgerRow';
import type { LedgerLines, LedgerSide } from './lineState';

interface LedgerColumnProps extends LedgerLines {
  side: LedgerSide;
}

/** A column is only a picture: the component that draws the ledger describes it in words. */
export function LedgerColumn({ side, stateOf, next, ...lines }: LedgerColumnProps) {
  const codes = listCodes(lines.statement);
  return (
    <EqualRows aria-hidden="true" sx={{ gridArea: side === 'statement' ? '1 / 1' : '1 / 4' }}>
      {lines[side].map((line) => (
        <LedgerRow
          key={line.id}
          line={line}
          side={side}
          state={line.code ? stateOf(line.code) : undefined}
          isNext={line.code === next}
          rank={line.code ? codes.indexOf(line.code) : undefined}
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
