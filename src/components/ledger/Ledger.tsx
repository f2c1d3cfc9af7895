import { styled, ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { HALF_GUTTER } from '../../theme/pageGrid';
import { inkTheme } from '../../theme/theme';
import { LedgerColumn } from './LedgerColumn';
import { LedgerCurves } from './LedgerCurves';
import type { LedgerLines } from './lineState';

/**
 * A bank statement on paper beside the ERP's entries on ink, from one edge of the window to the other.
 * Curves join lines with the same code, and change their colour at the seam of the grounds.
 *
 * @param children what lies over the entries
 */
export function Ledger({ children, ...props }: PropsWithChildren<LedgerLines>) {
  const curves = <LedgerCurves {...props} />;
  return (
    <LedgerHalves>
      <LedgerColumn side="statement" {...props} />
      <GutterHalf>{curves}</GutterHalf>
      <ThemeProvider theme={inkTheme}>
        <GutterHalf sx={{ justifyContent: 'end' }}>{curves}</GutterHalf>
        <LedgerColumn side="entries" {...props} />
        {children}
      </ThemeProvider>
    </LedgerHalves>
  );
}

const LedgerHalves = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) repeat(2, ${HALF_GUTTER}) minmax(0, 1fr)`,
});

/** Both halves have all curves, and each shows its own part of them, in its ground's green. */
const GutterHalf = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '200%',
  overflow: 'clip',
  backgroundColor: palette.background.default,
  color: palette.success.main,
}));
