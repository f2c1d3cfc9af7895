import type { DrawLine } from '../../components/ledger/lineLook';
import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';
import { thread, THREAD_LENGTH } from '../../components/ledger/thread';

/** Draws the lines while the reader matches them by hand, given the codes of the matched ones. */
export function matchByHand(matched: readonly string[]): DrawLine {
  const next = ledger.codes.find((code) => !matched.includes(code));

  return (code, side) => {
    const isOpen = !matched.includes(code);
    const fade = transition('opacity 0.25s');
    const untilMatch = { opacity: isOpen ? 1 : 0, ...fade };
    const isNext = side === 'statement' && code === next;
    return {
      // The line in question has an edge.
      amber: { ...untilMatch, ...(isNext && EDGE) },
      // The choices stand where the entries' own boxes do.
      box: side === 'statement' ? untilMatch : { display: 'none' },
      code: { opacity: isOpen ? 0 : 1, ...fade },
      // A match's curve grows from the statement to the entry.
      curve: {
        ...thread,
        opacity: isOpen ? 0 : 1,
        strokeDashoffset: isOpen ? THREAD_LENGTH : 0,
        ...transition('stroke-dashoffset 0.35s, opacity 0.1s'),
      },
    };
  };
}

const EDGE = { border: `2px solid ${colors.toMatch}`, borderLeftWidth: 6 };

const transition = (value: string) => ({
  '@media (prefers-reduced-motion: no-preference)': { transition: value },
});
