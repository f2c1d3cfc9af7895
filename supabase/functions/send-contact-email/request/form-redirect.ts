import type { Outcome, RefusalCode } from './outcome.ts';

// The page shows the text for each of these fragments by CSS (`:target`), without script.
const ACCEPTED = 'demande-envoyee';
const REFUSED = 'demande-refusee';
const FAILED = 'demande-en-echec';

/** Failures that are not the visitor's mistake: the same form can be sent again. */
const FAILURES: readonly RefusalCode[] = [
  'body_too_slow',
  'rate_limited',
  'storage_unavailable',
  'internal_error',
];

/**
 * Where a browser goes after its own form post. Always the configured page, whatever the request says:
 * nobody can use the function to send visitors to another site.
 *
 * @param pageUrl the page's absolute address
 */
export function formAnswerUrl(pageUrl: string, outcome: Outcome): string {
  const url = new URL(pageUrl);
  url.hash = fragmentOf(outcome);
  return url.href;
}

function fragmentOf(outcome: Outcome): string {
  if (typeof outcome === 'string') return ACCEPTED;
  return FAILURES.includes(outcome.error) ? FAILED : REFUSED;
}
