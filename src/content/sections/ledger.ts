import { brand } from '../brand';
import { typeset } from '../typography';

export interface LedgerLine {
  id: string;
  label: string;
  amount: string;
  /** Lettering code shared with the line's counterpart on the other side. None: left to match. */
  code?: string;
}

/**
 * Fictional lines of the hero's illustration. Each code occurs once on each side; a card payment
 * without its receipt and a cheque not yet cashed remain.
 */
export const ledger = typeset({
  description: `Illustration : quatre des cinq lignes d'un relevé bancaire retrouvent une à une leur écriture dans ${brand.suiteShortName} ; il en reste une à rapprocher.`,
  statementTitle: 'Relevé bancaire',
  entriesTitle: brand.suiteShortName,
  remainingLabel: 'À rapprocher',
  disclaimer: 'Illustration, données fictives',
  statement: [
    { id: 's1', label: 'VIR Atelier N.', amount: '+ 1 240,00', code: 'A' },
    { id: 's2', label: 'PRLV Énergie', amount: '− 318,45', code: 'B' },
    { id: 's3', label: 'CB Papeterie', amount: '− 86,20' },
    { id: 's4', label: 'REM chèques', amount: '+ 2 975,00', code: 'C' },
    { id: 's5', label: 'VIR Loyer', amount: '− 1 650,00', code: 'D' },
  ] satisfies LedgerLine[],
  entries: [
    { id: 'e1', label: 'Énergie, mai', amount: '− 318,45', code: 'B' },
    { id: 'e2', label: 'Règlement', amount: '+ 1 240,00', code: 'A' },
    { id: 'e3', label: 'Bordereau 0412', amount: '+ 2 975,00', code: 'C' },
    { id: 'e4', label: 'Loyer entrepôt', amount: '− 1 650,00', code: 'D' },
    { id: 'e5', label: 'Chèque 0127', amount: '− 540,00' },
  ] satisfies LedgerLine[],
});
