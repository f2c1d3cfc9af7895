import { RESULT_FRAGMENTS } from '../../_shared/contract.ts';
import { ERRORS, type Outcome } from './outcome.ts';

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
  url.hash =
    typeof outcome === 'string' ? RESULT_FRAGMENTS.accepted : ERRORS[outcome.error].fragment;
  return url.href;
}
