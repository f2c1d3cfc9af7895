import { makePhoneHref } from '#src/content/directContact.ts';

test.each([
  ['+33 1 99 00 12 34', 'tel:+33199001234'],
  ['+33 (0)1.99.00.12.34', 'tel:+33199001234'],
])('dials %s as %s', (phone, href) => {
  expect(makePhoneHref(phone)).toBe(href);
});
