import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { LEDGER_PADDING, limitFontSize, TITLE_HEIGHT } from './ledgerMeasures';
import { LedgerRow } from './LedgerRow';
import type { DrawLine, LedgerSide } from './lineLook';

interface LedgerColumnProps {
  side: LedgerSide;
  title: string;
  lines: readonly LedgerLine[];
  drawLine: DrawLine;
}

export function LedgerColumn({ side, title, lines, drawLine }: LedgerColumnProps) {
  return (
    <TitledColumn aria-hidden="true" sx={{ gridColumn: side === 'statement' ? 1 : 3 }}>
      <ColumnTitle>{title}</ColumnTitle>
      {lines.map((line, rank) => (
        <LedgerRow
          key={line.id}
          line={line}
          side={side}
          isLast={rank === lines.length - 1}
          drawLine={drawLine}
        />
      ))}
    </TitledColumn>
  );
}

/** A column is only a picture: the component that draws the ledger describes it in words. */
const TitledColumn = styled('div')({
  gridRow: 1,
  minWidth: 0,
  // A title keeps its own height; rows share the rest.
  display: 'grid',
  gridTemplateRows: 'auto',
  gridAutoRows: '1fr',
});

const ColumnTitle = styled('div')(({ theme }) => ({
  height: TITLE_HEIGHT,
  lineHeight: `${TITLE_HEIGHT}px`,
  paddingInline: LEDGER_PADDING,
  borderBottom: `1px solid ${theme.palette.divider}`,
  fontSize: limitFontSize(0.9375),
  fontWeight: theme.typography.fontWeightMedium,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
}));
