import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { LEDGER_PADDING, OPEN, ROW_HEIGHT, TITLE_HEIGHT, WIDE_LEDGER } from './ledgerMeasures';

type LedgerSide = 'statement' | 'entries';

/** A drawing at a small scale shows a part of a line. With an empty code, it shows the tick alone. */
export type DrawnLine = Pick<LedgerLine, 'id' | 'code'> & Partial<LedgerLine>;

interface LedgerColumnProps {
  title?: string;
  lines: readonly DrawnLine[];
  /** Codes stand on the inner side of each column, beside the gutter. */
  side: LedgerSide;
}

export function LedgerColumn({ title, lines, side }: LedgerColumnProps) {
  return (
    <Column aria-hidden="true" data-side={side}>
      {title && <Title>{title}</Title>}
      {lines.map(({ id, label, amount, code }) => (
        <Row key={id} data-part="row" data-code={code}>
          {label && <span>{label}</span>} {amount && <b>{amount}</b>}{' '}
          {code !== undefined && <i>{code}</i>}
        </Row>
      ))}
    </Column>
  );
}

/** Follows the reader's font size up to 150 %, as long as it fits the columns. */
const limitFontSize = (rem: number) => `min(${rem}rem, ${rem * 24}px, ${rem * 5}cqi)`;

/** A column is only a picture: the component that draws the ledger describes it in words. */
const Column = styled('div')({
  gridArea: '1 / 1',
  minWidth: 0,
  // A title keeps its own height; rows share the rest.
  display: 'grid',
  gridTemplateRows: 'auto',
  gridAutoRows: '1fr',
  '&[data-side=entries]': { gridColumn: 3 },
});

const Title = styled('div')(({ theme }) => ({
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

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: `var(${ROW_HEIGHT})`,
  paddingInline: LEDGER_PADDING,
  display: 'grid',
  gridTemplate: '"label code" "amount code" / minmax(0, 1fr) 1.7em',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 6,
  fontSize: limitFontSize(0.9375),
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  backgroundColor: theme.palette.warning.light,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  '&[data-code]': { backgroundColor: theme.palette.success.light },
  // A line that is left to match has a box in the place of a code.
  '&:not([data-code])::after': { ...emptyBox, gridArea: 'code' },
  // The codes and boxes of both columns are equally far from the gutter.
  '[data-side=statement] > &::after, [data-side=statement] > & > i': { justifySelf: 'end' },
  '& > span': {
    gridArea: 'label',
    fontSize: limitFontSize(0.8125),
    color: theme.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > b': { gridArea: 'amount' },
  '& > i': {
    gridArea: 'code',
    justifySelf: 'start',
    fontStyle: 'normal',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.success.main,
    opacity: `calc(1 - var(${OPEN}, 0))`,
    '&::after': { ...tick, marginLeft: '0.4em' },
  },
  '[data-side=entries] > &': {
    gridTemplate: '"code label" "code amount" / 1.7em minmax(0, 1fr)',
    textAlign: 'right',
  },
  [WIDE_LEDGER]: {
    columnGap: 10,
    gridTemplate: '"label amount code" / minmax(0, 1fr) auto 1.9em',
    '& > b': { fontSize: limitFontSize(1.0625), textAlign: 'right' },
    '[data-side=entries] > &': {
      gridTemplate: '"code label amount" / 1.9em minmax(0, 1fr) auto',
      textAlign: 'left',
    },
  },
}));
