import { brand } from '../brand';
import { typeset } from '../typography';

export interface LedgerLine {
  id: string;
  label: string;
  amount: string;
  /** Lettering code shared with the line's counterpart on the other side. */
  code: string;
}

/** Fictional lines of the hero's illustration. Each code occurs once on each side. */
export const ledger = typeset({
  description:
    "Illustration : les cinq lignes d'un relevé bancaire retrouvent une à une leur écriture dans Business Central, jusqu'à ce qu'il n'en reste aucune à rapprocher.",
  statementTitle: 'Relevé bancaire',
  entriesTitle: brand.suiteShortName,
  remainingLabel: 'À rapprocher',
  disclaimer: 'Données fictives',
  statement: [
    { id: 's1', label: 'VIR Atelier N.', amount: '+ 1 240,00', code: 'A' },
    { id: 's2', label: 'PRLV Énergie', amount: '− 318,45', code: 'B' },
    { id: 's3', label: 'CB Papeterie', amount: '− 86,20', code: 'C' },
    { id: 's4', label: 'REM chèques', amount: '+ 2 975,00', code: 'D' },
    { id: 's5', label: 'VIR Loyer', amount: '− 1 650,00', code: 'E' },
  ] satisfies LedgerLine[],
  entries: [
    { id: 'e1', label: 'Énergie, mai', amount: '− 318,45', code: 'B' },
    { id: 'e2', label: 'Règlement', amount: '+ 1 240,00', code: 'A' },
    { id: 'e3', label: 'Bordereau 0412', amount: '+ 2 975,00', code: 'D' },
    { id: 'e4', label: 'Loyer entrepôt', amount: '− 1 650,00', code: 'E' },
    { id: 'e5', label: 'Fournitures', amount: '− 86,20', code: 'C' },
  ] satisfies LedgerLine[],
});
