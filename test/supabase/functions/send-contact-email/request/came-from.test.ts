import fc from 'fast-check';
import { CAME_FROM_PARTS } from '#supabase/functions/_shared/contract.ts';
import { readCameFrom } from '#supabase/functions/send-contact-email/request/came-from.ts';

const read = (header: string) => readCameFrom(new Headers({ 'x-came-from': header }));

test.each([
  ['utm_campaign=cl%C3%B4ture+2027&utm_source=linkedin', 'campagne « clôture 2027 », linkedin'],
  ['utm_source=google&utm_medium=cpc&host=www.google.com', 'google, cpc · www.google.com'],
  [
    'utm_campaign=a&utm_content=bandeau&host=www.linkedin.com',
    'campagne « a » · bandeau, www.linkedin.com',
  ],
  ['host=www.linkedin.com', 'www.linkedin.com'],
  // What it is told by others cannot pose as its own marks, or as another line of the mail.
  [
    'utm_campaign=a%0D%0AMessage+%3A%E2%80%A8b%00&utm_source=%E2%80%AEc',
    'campagne « a Message : b », c',
  ],
  ['utm_campaign=a+%C2%BB,+b+%C2%AB&utm_source=c+%C2%B7+d', 'campagne « a ", b " », c - d'],
  ['utm_source=%FF%', '\uFFFD%'],
])('%s becomes « %s »', (header, text) => {
  expect(read(header)).toBe(text);
});

test.each(['', '%', '&&==', 'utm_content=b', 'utm_source=+%E2%80%8B', 'origin=x', '{"a":1}'])(
  'knows nothing from « %s »',
  (header) => expect(read(header)).toBeUndefined(),
);

test('knows nothing from a request without the header', () => {
  expect(readCameFrom(new Headers())).toBeUndefined();
});

test('writes one line of at most 300 characters, whatever it is sent', () => {
  const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 400 }));
  const anyHeader = fc.dictionary(fc.constantFrom(...CAME_FROM_PARTS), anyValue);
  fc.assert(
    fc.property(anyHeader, (parts) => {
      const text = read(String(new URLSearchParams(parts))) ?? 'nothing';
      expect(text).toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,300}$/u);
      expect(text.match(/ · /g)?.length ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});
