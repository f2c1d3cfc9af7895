import { keyframes } from '@emotion/react';
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

/** Animates from this opacity to the element's own, unless reduced motion is preferred. */
function fadeFrom(opacity: 0 | 1) {
  return {
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${keyframes({ from: { opacity } })} ${MATCH_SECONDS}s ease-out var(--match-delay) backwards`,
    },
  };
}

/**
 * Matches fade and do not move: curves revealed by `clip-path` and codes that shrink double the main
 * thread's work of the first three seconds (Chromium 156: 232 ms instead of 123).
 */
export const fadeIn = fadeFrom(0);
export const fadeOut = fadeFrom(1);
