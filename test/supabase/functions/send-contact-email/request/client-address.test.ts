import {
  clientAddress,
  hashAddress,
} from '#supabase/functions/send-contact-email/request/client-address.ts';

const behind = (trustedProxies: number, forwardedFor: string) =>
  clientAddress(new Headers({ 'x-forwarded-for': forwardedFor }), trustedProxies);

test.each([
  ['what the nearest proxy saw', 1, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['what the second-nearest proxy saw', 2, '1.1.1.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  [
    'past every private proxy',
    1,
    '203.0.113.7, 127.0.0.1, 100.64.0.1, 169.254.0.1, ::1, fd00::1, 10.0.0.1:80',
    '203.0.113.7',
  ],
  [
    'what the third-nearest saw past two private ones',
    2,
    '203.0.113.7, ::ffff:10.0.0.2, 10.0.0.1',
    '203.0.113.7',
  ],
  ['an entry with a port', 1, '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6 as its /48 network', 1, '2001:DB8:a:1:aaaa:bbbb:cccc:dddd', '2001:db8:a::/48'],
  ['IPv6 in brackets with a port', 1, '[2001:db8::1]:443', '2001:db8::/48'],
  ['IPv4 written as IPv6', 1, '::ffff:203.0.113.7', '203.0.113.7'],
])('reads %s', (_label, trustedProxies, forwardedFor, address) => {
  expect(behind(trustedProxies, forwardedFor)).toBe(address);
});

test.each([
  ['fewer entries than proxies', 2, '203.0.113.7'],
  ['private addresses only', 1, '192.168.1.7, 127.0.0.1'],
  ['what is no address left of a private one', 1, '203.0.113.7, unknown, 10.0.0.1'],
  ['an octet above 255', 1, '203.0.113.256'],
])('rejects %s', (_label, trustedProxies, forwardedFor) => {
  expect(behind(trustedProxies, forwardedFor)).toBeUndefined();
});

test('a hash depends on IP address and secret, and reveals neither', () => {
  const hash = hashAddress('203.0.113.7', 'one secret');
  expect(hash).toBe(hashAddress('203.0.113.7', 'one secret'));
  expect(hash).not.toBe(hashAddress('203.0.113.7', 'another secret'));
  expect(hash).not.toBe(hashAddress('203.0.113.8', 'one secret'));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});
