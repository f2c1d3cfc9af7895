import { asOfLastSync } from './claims';
import { ledger } from './sections/ledger';
import { typeset } from './typography';

/** What the video poster shows: the cash position after the operations of the ledger. */
export const videoPosterWords = typeset({
  title: 'Position de trésorerie',
  remaining: ledger.remainingLabel,
  caption: asOfLastSync,
  disclaimer: ledger.disclaimer,
  /** Fictional opening balance in euros, before the first operation. */
  opening: 46_300,
});
