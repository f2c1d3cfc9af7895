/** When the references were read. */
const READ_IN = 'novembre 2026';

// What a rule rests on, in French: its level of evidence, then its reference or reason.

export const documented = (reference: string) => `documenté : ${reference} (${READ_IN})`;
/** For documentation that is no longer public. */
export const quotedByOthers = (reference: string) =>
  `documenté, selon des tiers : ${reference} (${READ_IN})`;
export const measuredByOthers = (reference: string) =>
  `mesuré par des tiers : ${reference} (${READ_IN})`;
export const ownChoice = (reason: string) => `choix prudent : ${reason}`;

const GOOGLE = 'developers.google.com/search/docs';
export const google = (page: string) => documented(`${GOOGLE}/${page}`);
export const OGP = documented('ogp.me');
export const CANONICAL = google('crawling-indexing/consolidate-duplicate-urls');
