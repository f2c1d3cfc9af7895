import type { LedgerLine } from '../../content/sections/ledger';

const FIRST_MATCH_SECONDS = 0.7;
export const BETWEEN_MATCHES_SECONDS = 0.75;

export const MATCH_SECONDS = 0.45;
export const ROW_HEIGHT = 58;
export const HEADER_HEIGHT = 44;

/** Start of a match's animation, in seconds. The first match has the rank 0. */
export function matchDelay(rank: number): number {
  return FIRST_MATCH_SECONDS + rank * BETWEEN_MATCHES_SECONDS;
}

/** Styles of a list that set `--match-delay` on each line: the start of its match. */
export function delayEachLine(lines: readonly LedgerLine[]) {
  const delays = lines.map(({ code }, index) => [
    `& > :nth-of-type(${index + 1})`,
    { '--match-delay': `${matchDelay(matchRank(code))}s` },
  ]);
  return Object.fromEntries(delays) as Record<string, { '--match-delay': string }>;
}

/** Animates from the keyframes to the element's own styles, unless reduced motion is preferred. */
export function startingFrom(animation: string) {
  return {
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${animation} ${MATCH_SECONDS}s ease-out var(--match-delay) backwards`,
    },
  };
}

/** Rank of a match: its code's position in the alphabet. */
function matchRank(code: string): number {
  return code.charCodeAt(0) - 'A'.charCodeAt(0);
}
