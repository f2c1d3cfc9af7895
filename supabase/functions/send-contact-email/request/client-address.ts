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
  return entries.length < trustedProxies ? undefined : (ipv4Of(entry) ?? ipv6NetworkOf(entry));
}

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?::\d+)?$/;

function ipv4Of(entry: string): string | undefined {
  const address = IPV4.exec(entry)?.[1];
  return address?.split('.').every((part) => Number(part) <= 255) ? address : undefined;
}

function ipv6NetworkOf(entry: string): string | undefined {
  const address = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const url = `http://[${address}]`;
  if (!address.includes(':') || !URL.canParse(url)) return undefined;
  // URL writes an IPv6 address in one way: lower case, no leading zeros, the longest gap as `::`.
  const groups = expand(new URL(url).hostname.slice(1, -1));
  const [high = '', low = ''] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dotted(high, low) : `${groups.slice(0, 4).join(':')}::/64`;
}

function expand(compressed: string): string[] {
  const [left = '', right] = compressed.split('::');
  const before = left === '' ? [] : left.split(':');
  if (right === undefined) return before;
  const after = right === '' ? [] : right.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function dotted(high: string, low: string): string {
  return [high, low]
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
