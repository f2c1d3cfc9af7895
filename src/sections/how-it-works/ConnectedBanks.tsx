import { LedgerCurves } from '../../components/ledger/LedgerCurves';
import { SmallSheet, SmallSheetCell, SmallSheetColumn } from './SmallSheet';

interface ConnectedBanksProps {
  banks: readonly string[];
  erp: string;
}

/** Banks, each joined to the ERP that reads them. */
export function ConnectedBanks({ banks, erp }: ConnectedBanksProps) {
  return (
    <SmallSheet style={{ gridTemplateColumns: 'auto 1fr auto' }}>
      <SmallSheetColumn>
        {banks.map((bank) => (
          <SmallSheetCell key={bank}>{bank}</SmallSheetCell>
        ))}
      </SmallSheetColumn>
      <LedgerCurves statement={banks.map(connect)} entries={[connect(erp)]} />
      <SmallSheetColumn>
        <SmallSheetCell>{erp}</SmallSheetCell>
      </SmallSheetColumn>
    </SmallSheet>
  );
}

/** Any equal code joins every bank to the ERP; none is shown here. */
const connect = (id: string) => ({ id, code: 'bank' });
