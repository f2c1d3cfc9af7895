import { createHmac } from 'node:crypto';

/**
 * Hashes a visitor's address so that requests can be counted without keeping the address. The hash is
 * keyed: anybody could find a plain one by hashing all four billion addresses.
 *
 * @returns 64 hexadecimal digits
 */
export function hashAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('hex');
}
