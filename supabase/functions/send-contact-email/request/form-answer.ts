import type { Outcome, RefusalCode } from './outcome.ts';

// The page shows the text that belongs to a fragment with CSS (`:target`), without script.
const ACCEPTED = 'demande-envoyee';
const REFUSED = 'demande-refusee';
const FAILED = 'demande-en-echec';

/** What is nobody's mistake in the form: to be tried again as it is. */
const FAILURES: readonly RefusalCode[] = [
  'body_too_slow',
  'rate_limited',
  'storage_unavailable',
  'internal_error',
];

/**
 * Where a browser goes after its own form post: to a fixed place of the page, whatever the request
 * says, so that the function redirects nobody elsewhere.
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
