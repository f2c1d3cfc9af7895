const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Hashes a visitor's address so that it can be counted but not read: without the secret, trying all
 * four billion addresses would find it.
 *
 * @returns 64 hexadecimal digits
 */
export async function hashAddress(address: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']);
  const hash = await crypto.subtle.sign('HMAC', key, encoder.encode(address));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
