import { styled } from '@mui/material/styles';
import { tick } from '../../theme/tick';
import { LedgerCurves } from '../../components/ledger/LedgerCurves';
import { SMALL_SHEET_SPACE, SmallSheet, SmallSheetCell, SmallSheetColumn } from './SmallSheet';

interface ConnectedBanksProps {
  banks: readonly string[];
  erp: string;
}

/** Banks, each joined to the ERP that reads them. */
export function ConnectedBanks({ banks, erp }: ConnectedBanksProps) {
  return (
    <SmallSheet columns="1fr 12% 1fr">
      <SmallSheetColumn>
        {banks.map((bank) => (
          <BankRow key={bank}>{bank}</BankRow>
        ))}
      </SmallSheetColumn>
      <LedgerCurves statement={banks.map(connect)} entries={[connect(erp)]} />
      <ErpColumn>{erp}</ErpColumn>
    </SmallSheet>
  );
}

/** Any equal code joins every bank to the ERP; none is shown here. */
const connect = (id: string) => ({ id, code: 'bank' });

const BankRow = styled(SmallSheetCell)(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '&::after': { ...tick, color: theme.palette.success.main },
}));

const ErpColumn = styled(SmallSheetColumn)(({ theme: { typography } }) => ({
  alignItems: 'center',
  paddingInline: SMALL_SHEET_SPACE,
  fontWeight: typography.fontWeightMedium,
  lineHeight: 1.3,
  textAlign: 'center',
}));
