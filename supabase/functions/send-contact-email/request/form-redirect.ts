import { RESULT_FRAGMENTS } from '../../_shared/contract.ts';
import type { ErrorCode, Outcome } from './outcome.ts';

/** After these errors, the same form may be accepted when it is sent again. */
const FAILURES: readonly ErrorCode[] = [
  'body_too_slow',
  'rate_limited',
  'storage_unavailable',
  'internal_error',
];

/**
 * The URL to which a browser's own form post is redirected: the configured page, at the origin the
 * form was sent from, since a page's `form-action` blocks a redirect to any other.
 *
 * @param pageUrl the page's absolute URL
 * @param origin an allowed one: any other would send visitors to a site of its choice; null when the
 *   request has none
 */
export function formRedirectUrl(pageUrl: string, origin: string | null, outcome: Outcome): string {
  const page = new URL(pageUrl);
  const url = new URL((origin ?? page.origin) + page.pathname + page.search);
  url.hash = RESULT_FRAGMENTS[resultOf(outcome)];
  return url.href;
}

function resultOf(outcome: Outcome): keyof typeof RESULT_FRAGMENTS {
  if (outcome === 'accepted') return outcome;
  return FAILURES.includes(outcome.error) ? 'failed' : 'rejected';
}
