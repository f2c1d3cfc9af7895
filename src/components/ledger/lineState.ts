import type { LedgerLine } from '../../content/sections/ledger';

export type LedgerSide = 'statement' | 'entries';

/** The lines of both sides, and how they are drawn. */
export interface LedgerLines extends Record<LedgerSide, readonly LedgerLine[]> {
  stateOf: (code: string) => LineState;
  /** The code of the line that the reader is to match next. */
  next?: string;
}

/** How a line is drawn that has a counterpart on the other side. */
export type LineState =
  /** Nothing matches it yet. A dashed curve leads to where its entry would stand. */
  | 'open'
  /** An open line whose entry has come: its curve is drawn once. */
  | 'justMatched'
  /** Left to the reader, who matches it by hand. */
  | 'toMatch'
  /** Matched by the reader. */
  | 'matched'
  /** Matches by itself. */
  | 'byItself';
