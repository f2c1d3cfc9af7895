import { keyframes } from '@emotion/react';
import { alpha, styled, type Palette } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { INNER_SPACE, OUTER_SPACE } from '../../theme/pageGrid';
import { colors } from '../../theme/tokens';
import type { LedgerSide, LineState } from './lineState';
import { MatchCode } from './MatchCode';
import { amberGoes, boxGoes, codeComes, lineMotion, rankStyle } from './ledgerMotion';
import { motionIsWelcome } from '../../theme/motionIsWelcome';

interface LineLook {
  /** Undefined for a line without a counterpart. */
  state: LineState | undefined;
  /** The line to match next: it has a thick edge. */
  isNext: boolean;
}

interface LedgerRowProps extends LineLook {
  side: LedgerSide;
  line: LedgerLine;
  /** How many lines match before it. Undefined for a line without a counterpart. */
  rank: number | undefined;
}

/** A line of the ledger. Codes stand on the inner side of each column, beside the gutter. */
export function LedgerRow({ side, line, rank, ...look }: LedgerRowProps) {
  const { label, amount, code } = line;
  const Row = side === 'statement' ? StatementRow : EntryRow;
  return (
    <Row ownerState={look} style={rankStyle(rank)}>
      <LineLabel>{label}</LineLabel> <LineAmount>{amount}</LineAmount>{' '}
      {code && look.state !== 'open' && (
        // A line that stands alone needs no letter, and on phones has no room for it.
        <MatchCode className={CODE}>{look.state !== 'justMatched' && code}</MatchCode>
      )}
    </Row>
  );
}

/** Between two rows, and below the last. */
export const rowLine = ({ text }: Palette) => `1px solid ${alpha(text.primary, 0.2)}`;

/** The row's slot for its code. */
const CODE = 'LedgerRow-code';

/** Follows the reader's font size as long as the text fits its half of a window: `share` is in `cqi`. */
const limitFontSize = (rem: number, share: number) => `min(${rem}rem, ${share}cqi)`;

const NARROW_OUTER_SPACE = 'min(16px, 4cqi)';

const LineRow = styled('div')<{ ownerState: LineLook }>(({ theme: { breakpoints, palette } }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 52,
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 4,
  borderTop: rowLine(palette),
  fontSize: limitFontSize(0.8125, 3.9),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  backgroundColor: palette.warning.light,
  // The amber over a row does not reach under its border.
  backgroundClip: 'padding-box',
  // A line that is to match has a box in the place of a code.
  '&::after': emptyBox,
  [breakpoints.up('md')]: { columnGap: 12, fontSize: limitFontSize(0.9375, 1.75) },
  variants: [
    {
      props: ({ state }) => state !== undefined && state !== 'open',
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
    { props: { state: 'toMatch' }, style: { [`& .${CODE}`]: { opacity: 0 } } },
    {
      props: ({ state }) => state === 'justMatched' || state === 'matched' || state === 'byItself',
      style: { '&::before, &::after': { opacity: 0 } },
    },
    {
      props: ({ state }) => state === 'toMatch' || state === 'matched',
      style: {
        [motionIsWelcome]: {
          [`&::before, &::after, & .${CODE}`]: { transition: 'opacity 0.25s' },
        },
      },
    },
    {
      props: { state: 'byItself' },
      style: {
        [`&, &::before, &::after, & .${CODE}`]: lineMotion,
        '&::before': { animationName: amberGoes },
        '&::after': { animationName: boxGoes },
        [`& .${CODE}`]: { animationName: codeComes },
      },
    },
  ],
}));

/** The bank's side. */
const StatementRow = styled(LineRow)(({ theme: { breakpoints } }) => ({
  gridTemplate: '"label code" "amount code" / minmax(0, 1fr) auto',
  padding: `6px 6px 6px ${NARROW_OUTER_SPACE}`,
  [`&::after, & .${CODE}`]: { gridArea: 'code', justifySelf: 'end' },
  [breakpoints.up('md')]: {
    gridTemplate: '"label amount code" / minmax(0, 1fr) fit-content(70%) 2.6em',
    padding: `0 ${INNER_SPACE}px 0 ${OUTER_SPACE}`,
  },
  variants: [
    {
      props: { state: 'toMatch', isNext: true },
      style: { '&::before': { border: `2px solid ${colors.toMatch}`, borderLeftWidth: 6 } },
    },
  ],
}));

/** The ERP's side, on ink. */
const EntryRow = styled(LineRow)(({ theme: { breakpoints, palette } }) => ({
  gridTemplate: '"code label" "code amount" / auto minmax(0, 1fr)',
  padding: `6px ${NARROW_OUTER_SPACE} 6px 6px`,
  textAlign: 'right',
  '&::after': { borderColor: 'currentColor' },
  [`&::after, & .${CODE}`]: { gridArea: 'code', justifySelf: 'start' },
  [breakpoints.up('md')]: {
    gridTemplate: '"code label amount" / 2.6em minmax(0, 1fr) fit-content(70%)',
    padding: `0 ${OUTER_SPACE} 0 ${INNER_SPACE}px`,
    textAlign: 'left',
  },
  variants: [
    {
      props: ({ state = 'open' }) => state === 'open' || state === 'toMatch',
      style: { color: palette.warning.contrastText },
    },
    {
      props: { state: 'byItself' },
      style: {
        animationName: keyframes({
          'from, 74.99%': { color: palette.warning.contrastText },
          '75%, to': { color: palette.text.primary },
        }),
      },
    },
    // The line on the statement has the box of both, or the reader's checkbox stands here.
    {
      props: ({ state }) => state !== undefined && state !== 'byItself',
      style: { '&::after': { display: 'none' } },
    },
  ],
}));

const LineLabel = styled('span')({
  gridArea: 'label',
  opacity: 0.8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const LineAmount = styled('b')(({ theme: { breakpoints } }) => ({
  gridArea: 'amount',
  // A visitor's own path may be long.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: limitFontSize(1.0625, 4.35),
  [breakpoints.up('md')]: {
    fontSize: limitFontSize(1.875, 2.8),
    textAlign: 'right',
  },
}));
