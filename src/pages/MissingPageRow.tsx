import { styled } from '@mui/material/styles';
import { Ledger } from '../components/ledger/Ledger';
import type { DrawLine } from '../components/ledger/lineLook';
import { useHydrated } from '../components/useHydrated';
import { notFound } from '../content/notFound';
import { colors } from '../theme/tokens';

interface MissingPageRowProps {
  /** As the browser sends it: decoded, a link could make the page say anything. */
  path: string;
}

/**
 * The requested page as a line of the ledger that has no entry. Only a picture: the page says it in
 * words. One document stands for all unknown paths: it has no path of its own.
 */
export function MissingPageRow({ path }: MissingPageRowProps) {
  const { requested, entry } = notFound;
  const shownPath = useHydrated() ? path : requested.withoutPath;
  return (
    <RowWindow>
      <Ledger
        statement={[{ id: 'requested', label: requested.label, amount: shownPath, code: OPEN }]}
        entries={[{ id: 'entry', label: entry.label, amount: entry.none, code: OPEN }]}
        drawLine={drawOpen}
      />
    </RowWindow>
  );
}

/** Joins both sides. It is never shown. */
const OPEN = 'open';

const drawOpen: DrawLine = (_code, side) => ({
  amber: {},
  box: side === 'statement' ? {} : { display: 'none' },
  code: { display: 'none' },
  curve: { color: 'warning.main', strokeDasharray: '7 6' },
});

/** On phones, the row alone has an ink half. */
const RowWindow = styled('div')({
  background: `linear-gradient(${colors.ink}, ${colors.ink}) right / 50% 100% no-repeat`,
  '@media print': { display: 'none' },
});
