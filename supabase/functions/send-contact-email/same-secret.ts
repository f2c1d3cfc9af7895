import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether `given` is the secret. Compares in constant time.
 *
 * @param given null when the caller gave none
 */
export function isSameSecret(given: string | null, secret: string): boolean {
  // timingSafeEqual needs two values of the same length, which hashes always have.
  return given !== null && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
