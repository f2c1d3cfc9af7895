/** Placeholder values of the delivered site. None of them may go live. */
export const placeholderValues = {
  product: 'Banclair',
  provider: 'Solveo Cloud',
  videoId: 'M7lc1UVf-VE',
} as const;

/**
 * Whether a host name is reserved, so that nobody can own it.
 * @see RFC 2606 and RFC 6761, reserved names (read in November 2026)
 */
export function isReservedHost(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[::1\]$/i.test(host);
}

const FICTION_PREFIXES = ['19900', '26191', '35301', '46571', '53649', '63998'];

/**
 * Whether a French phone number is reserved for fiction.
 * @see Arcep, décision n° 2018-0881, annexe, 2.5.12 (read in November 2026)
 */
export function isFictionalPhone(phone: string): boolean {
  const national = phone.replace(/\D/g, '').replace(/^(0033|33|0)/, '');
  return FICTION_PREFIXES.some((prefix) => national.startsWith(prefix));
}
