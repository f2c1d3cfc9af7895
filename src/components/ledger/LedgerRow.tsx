import { alpha, styled, type Palette } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { INNER_SPACE, limitFontSize, OUTER_SPACE } from './ledgerMeasures';
import type { DrawLine, LedgerSide } from './lineLook';
import { MatchCode } from './MatchCode';

interface LedgerRowProps {
  line: LedgerLine;
  side: LedgerSide;
  drawLine: DrawLine;
}

/** A line of the ledger. Codes stand on the inner side of each column, beside the gutter. */
export function LedgerRow({ line, side, drawLine }: LedgerRowProps) {
  const { label, amount, code } = line;
  const look = code ? drawLine(code, side) : undefined;
  return (
    <LineRow
      side={side}
      hasCode={Boolean(code)}
      style={look?.style}
      sx={look && { ...look.row, '&::before': look.amber, '&::after': look.box }}
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

/** Between two rows, and below the last. */
export const rowLine = ({ text }: Palette) => `1px solid ${alpha(text.primary, 0.2)}`;

const NARROW_OUTER_SPACE = 'min(16px, 4cqi)';

interface LineRowLook {
  side: LedgerSide;
  hasCode: boolean;
}

const LineRow = styled('div')<LineRowLook>(({ theme: { breakpoints, palette } }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 52,
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 4,
  borderTop: rowLine(palette),
  fontSize: limitFontSize(0.875, 4.2),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  backgroundColor: palette.warning.light,
  // The amber over a row does not reach under its border.
  backgroundClip: 'padding-box',
  // A line that is to match has a box in the place of a code.
  '&::after': { ...emptyBox, borderColor: palette.warning.main, gridArea: 'code' },
  [breakpoints.up('sm')]: { columnGap: 12, fontSize: `max(12px, ${limitFontSize(1, 1.8)})` },
  [breakpoints.up('md')]: { columnGap: 16 },
  variants: [
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
    // On ink, what is to match has no wash.
    { props: { side: 'entries', hasCode: false }, style: { color: palette.warning.main } },
    {
      props: { side: 'statement' },
      style: {
        gridTemplate: '"label code" "amount code" / minmax(0, 1fr) auto',
        padding: `6px 6px 6px ${NARROW_OUTER_SPACE}`,
        '&::after': { justifySelf: 'end' },
        [breakpoints.up('sm')]: {
          gridTemplate: '"label amount code" / minmax(0, 1fr) fit-content(70%) 2.6em',
          padding: `0 ${INNER_SPACE}px 0 ${OUTER_SPACE}`,
        },
      },
    },
    {
      props: { side: 'entries' },
      style: {
        gridTemplate: '"code label" "code amount" / auto minmax(0, 1fr)',
        padding: `6px ${NARROW_OUTER_SPACE} 6px 6px`,
        textAlign: 'right',
        [breakpoints.up('sm')]: {
          gridTemplate: '"code label amount" / 2.6em minmax(0, 1fr) fit-content(70%)',
          padding: `0 ${OUTER_SPACE} 0 ${INNER_SPACE}px`,
          textAlign: 'left',
        },
      },
    },
  ],
}));

const LineLabel = styled('span')(({ theme: { breakpoints, palette } }) => ({
  gridArea: 'label',
  fontSize: limitFontSize(0.75, 3.7),
  color: palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [breakpoints.up('sm')]: { fontSize: `max(12px, ${limitFontSize(0.9375, 1.75)})` },
}));

const LineAmount = styled('b')(({ theme: { breakpoints } }) => ({
  gridArea: 'amount',
  // Longer words wrap once where the row is narrow. A visitor's own path may be endless.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  fontSize: limitFontSize(1.0625, 4.35),
  [breakpoints.up('sm')]: {
    fontSize: limitFontSize(1.875, 2.8),
    letterSpacing: '-0.01em',
    textAlign: 'right',
  },
}));
