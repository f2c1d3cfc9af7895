import { createHmac } from 'node:crypto';
import { FOLLOW_UP_PAGE } from '../../_shared/contract.ts';
import { writeFollowUpFragment } from '../../_shared/follow-up-link.ts';
import { isSameSecret } from '../same-secret.ts';

/** Half of the hash, as RFC 2104 allows: a longer link would be cut more often. */
const KEY_LENGTH = 32;

/** The key of a request's link: nobody can make it without the secret. */
export function makeFollowUpKey(id: string, secret: string): string {
  return createHmac('sha256', secret).update(id).digest('hex').slice(0, KEY_LENGTH);
}

/** Whether a key is that of the request. Compares in constant time. */
export function isFollowUpKey(key: string, id: string, secret: string): boolean {
  return isSameSecret(key, makeFollowUpKey(id, secret));
}

/**
 * Writes the link by which the provider says what became of a request.
 *
 * @param pageUrl the absolute URL of the page with the form
 */
export function writeFollowUpUrl(id: string, pageUrl: string, secret: string): string {
  const url = new URL(FOLLOW_UP_PAGE, pageUrl);
  url.hash = writeFollowUpFragment({ id, key: makeFollowUpKey(id, secret) });
  return url.href;
}
