import { styled } from '@mui/material/styles';
import { ClosedSteps, OpenStep } from '../../components/BalanceSteps';
import { SmallSheet, SmallSheetCell, SmallSheetColumn } from './SmallSheet';

interface TreasuryStepsProps {
  label: string;
  /** What the last step is made of. */
  open: string;
  /** As those of `ClosedSteps`. */
  balances: readonly number[];
}

/** An account's balance as steps, under its name. */
export function TreasurySteps({ label, open, balances }: TreasuryStepsProps) {
  return (
    <SmallSheet>
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
