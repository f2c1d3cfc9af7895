const FIRST_MATCH_SECONDS = 0.7;
const BETWEEN_MATCHES_SECONDS = 0.75;

export const MATCH_SECONDS = 0.45;
export const ROW_HEIGHT = 58;
export const HEADER_HEIGHT = 44;

/** When the match with this rank (0 for the first) begins, in seconds after first paint. */
export function matchDelay(rank: number): number {
  return FIRST_MATCH_SECONDS + rank * BETWEEN_MATCHES_SECONDS;
}

/** Rank of a line's match: its code's place in the alphabet, A being matched first. */
export function matchRank(code: string): number {
  return code.charCodeAt(0) - 'A'.charCodeAt(0);
}
