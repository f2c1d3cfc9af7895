import { asOfLastSync } from './claims';
import { ledger } from './sections/ledger';
import { typeset } from './typography';

/** What the video's poster shows: the ledger's operations, matched, in the cash position. */
export const videoPosterWords = typeset({
  title: 'Position de trésorerie',
  remaining: ledger.remainingLabel,
  caption: asOfLastSync,
  disclaimer: ledger.disclaimer,
  /** Fictitious, in euros: what stood there before the first of them. */
  opening: 46_300,
});
