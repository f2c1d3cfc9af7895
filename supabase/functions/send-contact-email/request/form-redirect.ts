import { RESULT_FRAGMENTS } from '../../_shared/contract.ts';
import type { ErrorCode, SubmitResult } from '../error-response.ts';

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
export function formRedirectUrl(
  pageUrl: string,
  origin: string | null,
  result: SubmitResult,
): string {
  const page = new URL(pageUrl);
  const url = new URL((origin ?? page.origin) + page.pathname + page.search);
  url.hash = RESULT_FRAGMENTS[chooseFragment(result)];
  return url.href;
}

function chooseFragment(result: SubmitResult): keyof typeof RESULT_FRAGMENTS {
  if (result === 'accepted') return result;
  return FAILURES.includes(result.error) ? 'failed' : 'rejected';
}
