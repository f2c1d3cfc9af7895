import { styled } from '@mui/material/styles';
import { ClosedSteps, OpenStep } from '../../components/BalanceSteps';
import { SMALL_SHEET_SPACE, SmallSheet, SmallSheetColumn } from './SmallSheet';

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
    <SmallSheet columns="1fr">
      <SmallSheetColumn style={{ gridTemplateRows: 'auto 1fr' }}>
        <TreasuryName>{label}</TreasuryName>
        <TreasuryStair>
          <ClosedSteps balances={balances} />
          <TodaysStep>{open}</TodaysStep>
        </TreasuryStair>
      </SmallSheetColumn>
    </SmallSheet>
  );
}

const TreasuryName = styled('div')(({ theme }) => ({
  padding: `12px ${SMALL_SHEET_SPACE} 0`,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
}));

const TreasuryStair = styled('div')({ display: 'flex' });

const TodaysStep = styled(OpenStep)(({ theme }) => ({
  minWidth: '20%',
  padding: '6px 6px 0',
  color: theme.palette.warning.main,
}));
