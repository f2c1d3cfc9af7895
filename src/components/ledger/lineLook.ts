import type { CSSObject } from '@mui/material/styles';
import type { CSSProperties } from 'react';

export type LedgerSide = 'statement' | 'entries';

/** How a line that has a code is drawn, before and after its match: styles of each of its parts. */
export interface LineLook {
  /** Custom properties of its rows and of its curve. */
  style?: CSSProperties;
  /** The row's own. */
  row?: CSSObject;
  /** The amber over a row, until the match. */
  amber: CSSObject;
  /** The box in the place of the code, until the match. */
  box: CSSObject;
  code: CSSObject;
  curve: CSSObject;
}

export type DrawLine = (code: string, side: LedgerSide) => LineLook;
