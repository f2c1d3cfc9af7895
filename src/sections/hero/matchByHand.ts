import { OPEN } from '../../components/ledger/ledgerMeasures';
import { ledger } from '../../content/sections/ledger';
import { colors } from '../../theme/tokens';

/** What fades with a match. */
const moving = '& [data-code]::before, & [data-code]::after, & [data-code] > i';

const whereMotionIsWelcome = '@media (prefers-reduced-motion: no-preference)';

/**
 * Styles the ledger while the reader matches it by hand.
 *
 * @param matched codes of the matched lines
 */
export function styleMatchedByHand(matched: readonly string[]) {
  const firstOpen = ledger.codes.find((code) => !matched.includes(code));
  return {
    '& [data-code]': { [OPEN]: 1 },
    ...Object.fromEntries(matched.map((code) => [`& [data-code="${code}"]`, { [OPEN]: 0 }])),
    [moving]: { [whereMotionIsWelcome]: { transition: 'opacity 0.25s' } },
    // A match's curve grows from the statement to the entry.
    '& svg': {
      clipPath: `inset(0 calc(100% * var(${OPEN})) 0 0)`,
      [whereMotionIsWelcome]: { transition: 'clip-path 0.35s, opacity 0.1s' },
    },
    // The choices stand where the entries' own boxes do.
    '& [data-side=entries] > [data-code]::after': { display: 'none' },
    // The line in question has an edge.
    [`& [data-side=statement] > [data-code="${firstOpen}"]::before`]: {
      border: `2px solid ${colors.toMatch}`,
      borderLeftWidth: 6,
    },
  };
}
