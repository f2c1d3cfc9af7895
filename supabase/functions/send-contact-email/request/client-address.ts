import ipaddr from 'ipaddr.js';

/**
 * The address of the visitor, from X-Forwarded-For.
 *
 * Every proxy appends the address it was called from at the right end; what stands further left came
 * with the request and is whatever the visitor wrote. Hence counted from the right, past the proxies
 * known to be there. Too few and it is a proxy's address, shared by many; too many and it can be forged.
 *
 * @param trustedProxies how many proxies in front of the function append to the header
 * @returns the address, for IPv6 the network of 64 bits that one subscriber has; undefined when the
 *   header has none at that place, as for a call that came through no proxy
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | undefined {
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  const entry = entries.at(-trustedProxies)?.trim() ?? '';
  return entries.length < trustedProxies ? undefined : subscriberAddress(withoutPort(entry));
}

function withoutPort(entry: string): string {
  return entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*:.*)\](?::\d+)?$/, '$1');
}

function subscriberAddress(text: string): string | undefined {
  // Four decimal parts: the library's other functions also take 0x7f.1 and octal numbers, even as
  // the end of an IPv6 address.
  const dotted = text.slice(text.lastIndexOf(':') + 1);
  const isDecimal = ipaddr.IPv4.isValidFourPartDecimal(dotted);
  if (dotted === text) return isDecimal ? text : undefined;
  if (!ipaddr.IPv6.isValid(text) || (dotted.includes('.') && !isDecimal)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  // A zone, as in fe80::1%eth0, means something to one machine only.
  if (address.zoneId !== undefined) return undefined;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
