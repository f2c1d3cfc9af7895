import { createHmac } from 'node:crypto';

/**
 * Hashes a visitor's address so that it can be counted but not read: without the secret, trying all
 * four billion addresses would find it.
 *
 * @returns 64 hexadecimal digits
 */
export function hashAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('hex');
}
