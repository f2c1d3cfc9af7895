import type { LedgerLine } from '../../content/sections/ledger';

const FIRST_MATCH_SECONDS = 0.7;
export const BETWEEN_MATCHES_SECONDS = 0.75;

const MATCH_SECONDS = 0.45;
export const ROW_HEIGHT = 58;
export const HEADER_HEIGHT = 44;

/** Start of a match's animation, in seconds. The first match has the rank 0. */
export function getMatchDelay(rank: number): number {
  return FIRST_MATCH_SECONDS + rank * BETWEEN_MATCHES_SECONDS;
}

/** Styles that set `--match-delay`, the start of its match, on each element with a `data-code`. */
export function setMatchDelays(lines: readonly LedgerLine[]) {
  const codes = lines.flatMap(({ code }) => code ?? []).sort();
  const delays = codes.map((code, rank) => [
    `& [data-code="${code}"]`,
    { '--match-delay': `${getMatchDelay(rank)}s` },
  ]);
  return Object.fromEntries(delays) as Record<string, { '--match-delay': string }>;
}

/** Animates from the keyframes to the element's own styles, unless reduced motion is preferred. */
export function animateFrom(animation: string) {
  return {
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${animation} ${MATCH_SECONDS}s ease-out var(--match-delay) backwards`,
    },
  };
}
