import { RESULT_FRAGMENTS } from '../../_shared/contract.ts';
import { ERRORS, type Outcome } from './outcome.ts';

/**
 * The URL to which a browser's own form post is redirected: always the configured page, whatever
 * the request says, so that nobody can use the function to send visitors to another site.
 *
 * @param pageUrl the page's absolute URL
 */
export function formRedirectUrl(pageUrl: string, outcome: Outcome): string {
  const url = new URL(pageUrl);
  url.hash =
    typeof outcome === 'string' ? RESULT_FRAGMENTS.accepted : ERRORS[outcome.error].fragment;
  return url.href;
}
