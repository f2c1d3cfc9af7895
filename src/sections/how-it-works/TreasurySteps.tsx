import { styled } from '@mui/material/styles';
import { ClosedSteps, OpenStep } from '../../components/BalanceSteps';
import { LedgerCurves } from '../../components/ledger/LedgerCurves';
import { LineCell, SmallSheet, SmallSheetCell, SmallSheetColumn } from './SmallSheet';

interface TreasuryStepsProps {
  /** The last one is still open. */
  lines: readonly { amount: string }[];
  label: string;
  /** What the last step is made of. */
  open: string;
  /** As those of `ClosedSteps`. */
  balances: readonly number[];
}

/** The lines of some days find their entries; beside them, the account's balance as steps, under its name. */
export function TreasurySteps({ lines, label, open, balances }: TreasuryStepsProps) {
  const statement = lines.map(({ amount }, index) => ({
    id: amount,
    code: index < lines.length - 1 ? amount : undefined,
  }));
  // In another order than their lines. The open line has none.
  const entries = statement.slice(0, -1).toReversed();
  return (
    <SmallSheet style={{ gridTemplateColumns: 'auto minmax(1.5em, 12%) auto minmax(0, 1fr)' }}>
      <SmallSheetColumn>
        {statement.map(({ id, code }) => (
          <LineCell key={id} ownerState={{ isMatched: code !== undefined }}>
            {id}
          </LineCell>
        ))}
      </SmallSheetColumn>
      <LedgerCurves statement={statement} entries={[...entries, { id: '', code: undefined }]} />
      <SmallSheetColumn style={{ gridTemplateRows: `repeat(${lines.length}, 1fr)` }}>
        {entries.map(({ id }) => (
          <EntryCell key={id}>{id}</EntryCell>
        ))}
      </SmallSheetColumn>
      <SmallSheetColumn style={{ gridTemplateRows: '1fr 3fr' }}>
        <SmallSheetCell>{label}</SmallSheetCell>
        <TreasuryStair>
          <ClosedSteps balances={balances} />
          <TodaysStep>{open}</TodaysStep>
        </TreasuryStair>
      </SmallSheetColumn>
    </SmallSheet>
  );
}

const EntryCell = styled(SmallSheetCell)(({ theme: { palette, typography } }) => ({
  backgroundColor: palette.success.main,
  color: palette.success.contrastText,
  fontWeight: typography.fontWeightMedium,
  borderBottom: `1px solid ${palette.background.paper}`,
}));

const TreasuryStair = styled('div')({ display: 'flex' });

const TodaysStep = styled(OpenStep)(({ theme }) => ({
  minWidth: '20%',
  padding: '6px 6px 0',
  color: theme.palette.warning.main,
}));
