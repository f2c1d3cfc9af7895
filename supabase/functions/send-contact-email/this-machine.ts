import ipaddr from 'ipaddr.js';

/**
 * Whether traffic to a host stays on this machine, where nobody reads it on the way.
 *
 * @param hostname as in a URL: IPv6 in brackets
 */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
  );
}
