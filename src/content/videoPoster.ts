import { asOfLastSync } from './claims';
import { ledger } from './sections/ledger';
import { typeset } from './typography';

/** Texts of the video poster: the cash position after the ledger's operations. */
export const videoPosterWords = typeset({
  title: 'Position de trésorerie',
  remaining: ledger.remainingLabel,
  caption: asOfLastSync,
  disclaimer: ledger.disclaimer,
  /** Fictitious opening balance in euros, before the first operation. */
  opening: 46_300,
});
