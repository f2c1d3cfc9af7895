import { styled } from '@mui/material/styles';
import { ClosedSteps, OpenStep } from '../../components/BalanceSteps';
import { MatchedLines } from './MatchedLines';
import { SmallSheet, SmallSheetCell, SmallSheetColumn } from './SmallSheet';

interface TreasuryStepsProps {
  /** As those of `MatchedLines`. */
  lines: readonly { day: string; amount: string }[];
  label: string;
  /** What the last step is made of. */
  open: string;
  /** As those of `ClosedSteps`. */
  balances: readonly number[];
}

/** Lines that find their entries; beside them, the account's balance as steps, under its name. */
export function TreasurySteps({ lines, label, open, balances }: TreasuryStepsProps) {
  return (
    <SmallSheet style={{ gridTemplateColumns: 'auto minmax(1.5em, 12%) auto minmax(0, 1fr)' }}>
      <MatchedLines lines={lines} />
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

const TreasuryStair = styled('div')({ display: 'flex' });

const TodaysStep = styled(OpenStep)(({ theme }) => ({
  minWidth: '20%',
  padding: '6px 6px 0',
  color: theme.palette.warning.main,
}));
