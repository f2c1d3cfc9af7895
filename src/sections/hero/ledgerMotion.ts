import type { LedgerLine } from '../../content/sections/ledger';

const FIRST_MATCH_SECONDS = 0.7;
const BETWEEN_MATCHES_SECONDS = 0.75;

export const MATCH_SECONDS = 0.45;
export const ROW_HEIGHT = 58;
export const HEADER_HEIGHT = 44;

/** When the match with this rank (0 for the first) begins, in seconds after the lines appear. */
export function matchDelay(rank: number): number {
  return FIRST_MATCH_SECONDS + rank * BETWEEN_MATCHES_SECONDS;
}

/** Styles of a list that give each of its lines, as `--match-delay`, the moment of its match. */
export function matchDelays(lines: readonly LedgerLine[]) {
  const delays = lines.map(({ code }, index) => [
    `& > :nth-of-type(${index + 1})`,
    { '--match-delay': `${matchDelay(matchRank(code))}s` },
  ]);
  return Object.fromEntries(delays) as Record<string, { '--match-delay': string }>;
}

/** Styles that let an animation end at the element's own look, where motion is welcome. */
export function startingFrom(animation: string) {
  return {
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${animation} ${MATCH_SECONDS}s ease-out var(--match-delay) backwards`,
    },
  };
}

/** Rank of a line's match: its code's place in the alphabet, A being matched first. */
function matchRank(code: string): number {
  return code.charCodeAt(0) - 'A'.charCodeAt(0);
}
