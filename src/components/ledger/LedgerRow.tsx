import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { LEDGER_PADDING, limitFontSize, ROW_HEIGHT, WIDE_LEDGER } from './ledgerMeasures';
import type { DrawLine, LedgerSide } from './lineLook';
import { MatchCode } from './MatchCode';

interface LedgerRowProps {
  line: LedgerLine;
  side: LedgerSide;
  isLast: boolean;
  drawLine: DrawLine;
}

/** A line of the ledger. Codes stand on the inner side of each column, beside the gutter. */
export function LedgerRow({ line, side, isLast, drawLine }: LedgerRowProps) {
  const { label, amount, code } = line;
  const look = code ? drawLine(code, side) : undefined;
  return (
    <LineRow
      side={side}
      isLast={isLast}
      hasCode={Boolean(code)}
      style={look?.style}
      sx={look && { '&::before': look.amber, '&::after': look.box }}
    >
      <LineLabel>{label}</LineLabel> <LineAmount>{amount}</LineAmount>{' '}
      {look && (
        <MatchCode
          sx={{
            gridArea: 'code',
            justifySelf: side === 'statement' ? 'end' : 'start',
            ...look.code,
          }}
        >
          {code}
        </MatchCode>
      )}
    </LineRow>
  );
}

interface LineRowLook {
  side: LedgerSide;
  isLast: boolean;
  hasCode: boolean;
}

const LineRow = styled('div')<LineRowLook>(({ theme: { palette } }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: `var(${ROW_HEIGHT})`,
  paddingInline: LEDGER_PADDING,
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 6,
  fontSize: limitFontSize(0.9375),
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  backgroundColor: palette.warning.light,
  // A line that is to match has a box in the place of a code.
  '&::after': { ...emptyBox, gridArea: 'code' },
  [WIDE_LEDGER]: { columnGap: 10 },
  variants: [
    { props: { isLast: false }, style: { borderBottom: `1px solid ${palette.divider}` } },
    {
      props: { hasCode: true },
      style: {
        backgroundColor: palette.success.light,
        // Until its match a line is amber. Its opacity is what changes: changing the row's own
        // background would repaint every frame.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          backgroundColor: palette.warning.light,
        },
      },
    },
    {
      props: { side: 'statement' },
      style: {
        gridTemplate: '"label code" "amount code" / minmax(0, 1fr) 1.7em',
        '&::after': { justifySelf: 'end' },
        [WIDE_LEDGER]: { gridTemplate: '"label amount code" / minmax(0, 1fr) auto 1.9em' },
      },
    },
    {
      props: { side: 'entries' },
      style: {
        gridTemplate: '"code label" "code amount" / 1.7em minmax(0, 1fr)',
        textAlign: 'right',
        [WIDE_LEDGER]: {
          gridTemplate: '"code label amount" / 1.9em minmax(0, 1fr) auto',
          textAlign: 'left',
        },
      },
    },
  ],
}));

const LineLabel = styled('span')(({ theme }) => ({
  gridArea: 'label',
  fontSize: limitFontSize(0.8125),
  color: theme.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

const LineAmount = styled('b')({
  gridArea: 'amount',
  [WIDE_LEDGER]: { fontSize: limitFontSize(1.0625), textAlign: 'right' },
});
