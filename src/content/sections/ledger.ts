import { brand } from '../brand';
import { typeset } from '../writing/typeset';

export interface LedgerLine {
  id: string;
  label: string;
  amount: string;
  /** Lettering code shared with the line's counterpart on the other side. None: left to match. */
  code?: string;
}

const statement: LedgerLine[] = [
  { id: 's1', label: 'VIR Atelier N.', amount: '+ 1\u00a0240,00', code: 'A' },
  { id: 's2', label: 'PRLV Énergie', amount: '− 318,45', code: 'B' },
  { id: 's3', label: 'CB Papeterie', amount: '− 86,20' },
  { id: 's4', label: 'REM chèques', amount: '+ 2\u00a0975,00', code: 'C' },
  { id: 's5', label: 'VIR Loyer', amount: '− 1\u00a0650,00', code: 'D' },
];

const entries: LedgerLine[] = [
  { id: 'e1', label: 'Énergie, mai', amount: '− 318,45', code: 'B' },
  { id: 'e2', label: 'Règlement', amount: '+ 1\u00a0240,00', code: 'A' },
  { id: 'e3', label: 'Remise 0412', amount: '+ 2\u00a0975,00', code: 'C' },
  { id: 'e4', label: 'Loyer entrepôt', amount: '− 1\u00a0650,00', code: 'D' },
  { id: 'e5', label: 'Chèque 0127', amount: '− 540,00' },
];

/** Returns the codes in the order in which lines match: that of the statement. */
export const listCodes = (lines: readonly Pick<LedgerLine, 'code'>[]) =>
  lines.flatMap(({ code }) => code ?? []);

const codes = listCodes(statement);
const remaining = statement.length - codes.length;

/**
 * Fictional lines of the hero's ledger. Each code occurs once on each side; a card payment without
 * its receipt and a cheque not yet cashed remain.
 */
export const ledger = typeset({
  description: `Illustration : ${codes.length} des ${statement.length} lignes d'un relevé bancaire retrouvent une à une leur écriture dans ${brand.suiteShortName}. Il en reste ${remaining}.`,
  statement,
  entries,
  /** The codes, in the statement's order. */
  codes,
  remaining,
  /** Beside the number of lines that remain of the statement: the same words for any number. */
  remainingLabel: `en suspens ${statement.length === entries.length ? 'de chaque côté' : 'côté banque'}`,
  disclaimer: 'Illustration, données fictives.',
  /** Matching by hand. It claims no speed of the product. */
  byHand: {
    open: 'À vous de pointer',
    task: "Pour chaque ligne, cochez à droite l'écriture du même montant, s'il y en a une.",
    again: 'Recommencer',
    timed: `${codes.length} lignes pointées en {seconds}\u00a0s.`,
    question: 'Et les vôtres, chaque jour ?',
  },
  /** The names of the entries' checkboxes. An entry without a code has none. */
  choices: entries.map(({ id, label, amount, code }) => ({
    id,
    code,
    label: `${label}, ${amount} : pointer avec ${statement.find((line) => line.code === code)?.label}`,
  })),
});
