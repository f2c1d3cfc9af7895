import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { HandlerSettings } from '../settings.ts';

/**
 * The IP address of the visitor, from X-Forwarded-For.
 *
 * Every proxy appends, at the right end, the address that called it. Entries to its left are
 * forgeable. The address is therefore counted from the right, past the known proxies: with too few
 * it is a proxy's address, shared by many visitors; with too many it can be forged. Addresses of
 * private networks there are further proxies: counted as a visitor's, they would be one for all.
 *
 * @param trustedProxies how many proxies in front of the function append to the header
 * @returns the address, or for IPv6 its first 48 bits: a subscriber may have all addresses below;
 *   undefined when the header has no public address there, as when no proxy is in front
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | undefined {
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  const believed = entries.slice(0, Math.max(0, entries.length - trustedProxies + 1));
  const addresses = believed.map((entry) => dropPort(entry.trim()));
  return findSubscriberAddress(addresses.findLast((address) => !isOfPrivateNetwork(address)) ?? '');
}

/**
 * Hashes an IP address so that requests can be counted without keeping the address. The hash is
 * keyed: anybody could find a plain one by hashing all four billion addresses.
 */
export function hashAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('hex');
}

/** The hash of the visitor's IP address; undefined when the address is not known. */
export function readAddressHash(
  headers: Headers,
  { ipHashSecret, trustedProxies }: HandlerSettings,
): string | undefined {
  const address = clientAddress(headers, trustedProxies);
  return address === undefined ? undefined : hashAddress(address, ipHashSecret);
}

// Cloud platforms also give 100.64.0.0/10 (RFC 6598) to their own proxies.
const PRIVATE_RANGES = ['private', 'uniqueLocal', 'loopback', 'linkLocal', 'carrierGradeNat'];

function isOfPrivateNetwork(address: string): boolean {
  return ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range());
}

function dropPort(entry: string): string {
  return entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*:.*)\](?::\d+)?$/, '$1');
}

function findSubscriberAddress(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/48`).toString()}/48`;
}
