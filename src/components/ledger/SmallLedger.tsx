import { styled } from '@mui/material/styles';
import type { LedgerLine } from '../../content/sections/ledger';
import { emptyBox } from '../../theme/emptyBox';
import { LedgerCurves } from './LedgerCurves';
import type { LedgerSide } from './lineLook';
import { MatchCode } from './MatchCode';
import { SmallSheet, SmallSheetColumn } from './SmallSheet';

/** A part of a line. An empty code says that the line is connected: it shows the tick alone. */
type SmallLine = Pick<LedgerLine, 'id' | 'code'> & Partial<LedgerLine>;

interface SmallLedgerProps {
  statement: readonly SmallLine[];
  entries: readonly SmallLine[];
}

/** The ledger at a small scale: labels or amounts, codes and curves. */
export function SmallLedger({ statement, entries }: SmallLedgerProps) {
  return (
    <SmallSheet columns="1fr 12% 1fr">
      <SmallColumn side="statement" lines={statement} />
      <LedgerCurves statement={statement} entries={entries} />
      <SmallColumn side="entries" lines={entries} />
    </SmallSheet>
  );
}

interface SmallColumnProps {
  side: LedgerSide;
  lines: readonly SmallLine[];
}

function SmallColumn({ side, lines }: SmallColumnProps) {
  return (
    <SmallSheetColumn sx={{ display: 'grid', gridAutoRows: '1fr' }}>
      {lines.map(({ id, label, amount, code }, rank) => {
        const isTarget = code === '' && side === 'entries';
        return (
          <SmallRow
            key={id}
            side={side}
            state={findState(code)}
            isTarget={isTarget}
            isLast={rank === lines.length - 1}
          >
            {label && <SmallLabel>{label}</SmallLabel>} {amount && <b>{amount}</b>}{' '}
            {code !== undefined && !isTarget && (
              <MatchCode sx={{ minWidth: '1.6em' }}>{code}</MatchCode>
            )}
          </SmallRow>
        );
      })}
    </SmallSheetColumn>
  );
}

type LineState = 'pending' | 'connected' | 'matched';

function findState(code: string | undefined): LineState {
  if (code === undefined) return 'pending';
  return code === '' ? 'connected' : 'matched';
}

interface SmallRowLook {
  side: LedgerSide;
  state: LineState;
  /** What the lines of the other side are connected to. */
  isTarget: boolean;
  isLast: boolean;
}

const SmallRow = styled('div')<SmallRowLook>(({ theme: { palette, typography } }) => ({
  minHeight: 65,
  paddingInline: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  variants: [
    { props: { isLast: false }, style: { borderBottom: `1px solid ${palette.divider}` } },
    { props: { state: 'matched' }, style: { backgroundColor: palette.success.light } },
    {
      props: { state: 'pending' },
      style: { backgroundColor: palette.warning.light, '&::after': emptyBox },
    },
    {
      props: { side: 'statement' },
      // A box takes the room of a code, so that decimals stand under each other.
      style: { justifyContent: 'flex-end', '&::after': { marginLeft: '0.55em' } },
    },
    {
      props: { side: 'entries' },
      style: { flexDirection: 'row-reverse', justifyContent: 'space-between', textAlign: 'right' },
    },
    {
      props: { isTarget: true },
      style: {
        borderLeft: `1px solid ${palette.divider}`,
        fontWeight: typography.fontWeightMedium,
        textAlign: 'center',
        whiteSpace: 'normal',
      },
    },
  ],
}));

const SmallLabel = styled('span')({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' });
