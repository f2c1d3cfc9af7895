import Box from '@mui/material/Box';
import { Ledger } from '../components/ledger/Ledger';
import { useHydrated } from '../components/hydration/useHydrated';
import { notFound } from '../content/notFound';

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
    <Box sx={{ displayPrint: 'none' }}>
      <Ledger
        statement={[{ id: 'requested', label: requested.label, amount: shownPath, code: OPEN }]}
        entries={[{ id: 'entry', label: entry.label, amount: entry.none, code: OPEN }]}
        stateOf={() => 'open'}
      />
    </Box>
  );
}

/** Joins both sides. It is never shown. */
const OPEN = 'open';
