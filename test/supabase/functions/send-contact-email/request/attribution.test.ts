import fc from 'fast-check';
import { ATTRIBUTION_PARTS } from '#supabase/functions/_shared/contract.ts';
import { readAttribution } from '#supabase/functions/send-contact-email/request/attribution.ts';
import { UNKNOWN_ATTRIBUTION } from '../../../support/requests';

const read = (header: string) => readAttribution(new Headers({ 'x-came-from': header }));

test.each([
  // It cannot pose as another line of the mail.
  ['utm_campaign=a%0D%0AMessage+%3A%E2%80%A8b%00', { utm_campaign: 'a Message : b' }],
  ['utm_source=%E2%80%AEc', { utm_source: 'c' }],
  ['utm_source=%FF%', { utm_source: '\uFFFD%' }],
  [`utm_source=${'s'.repeat(99)}+%F0%9F%98%80`, { utm_source: 's'.repeat(99) }],
])('of « %s », keeps %j', (header, parts) => {
  expect(read(header)).toEqual({ ...UNKNOWN_ATTRIBUTION, ...parts });
});

test.each(['', '%', '&&==', 'utm_source=+%E2%80%8B', 'origin=x', '{"a":1}'])(
  'knows nothing from « %s »',
  (header) => expect(read(header)).toEqual(UNKNOWN_ATTRIBUTION),
);

test('knows nothing from a request without the header', () => {
  expect(readAttribution(new Headers())).toEqual(UNKNOWN_ATTRIBUTION);
});

test('keeps one line of at most 100 characters of each part, whatever it is sent', () => {
  const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 400 }));
  const anyHeader = fc.dictionary(fc.constantFrom(...ATTRIBUTION_PARTS), anyValue);
  fc.assert(
    fc.property(anyHeader, (parts) => {
      for (const text of Object.values(read(String(new URLSearchParams(parts))))) {
        expect(text ?? 'nothing').toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,100}$/u);
      }
    }),
  );
});
