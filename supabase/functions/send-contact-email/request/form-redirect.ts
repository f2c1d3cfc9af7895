import { RESULT_PAGES } from '../../_shared/contract.ts';
import type { ErrorCode, SubmitResult } from '../error-response.ts';

/** After these errors, the same form may be accepted when it is sent again. */
const FAILURES: readonly ErrorCode[] = [
  'body_too_slow',
  'rate_limited',
  'storage_unavailable',
  'internal_error',
];

/**
 * The URL to which a browser's own form post is redirected: the page of its result, beside the page with
 * the form, at the origin the form was sent from. A page's `form-action` blocks a redirect to any other.
 *
 * @param pageUrl the absolute URL of the page with the form
 * @param origin an allowed one: any other would send visitors to a site of its choice; null when the
 *   request has none
 */
export function formRedirectUrl(
  pageUrl: string,
  origin: string | null,
  result: SubmitResult,
): string {
  const page = new URL(RESULT_PAGES[choosePage(result)], pageUrl);
  return (origin ?? page.origin) + page.pathname;
}

function choosePage(result: SubmitResult): keyof typeof RESULT_PAGES {
  if (result === 'accepted') return result;
  return FAILURES.includes(result.error) ? 'failed' : 'rejected';
}
