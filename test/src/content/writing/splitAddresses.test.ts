import { splitAddresses } from '#src/content/writing/splitAddresses.ts';

const addresses: [what: string, text: string, address: string, href: string][] = [
  [
    'a mail address',
    'Écrivez à jo.d-a@ab.example.',
    'jo.d-a@ab.example',
    'mailto:jo.d-a@ab.example',
  ],
  ['a web address', 'Voir https://ab.fr/x?y=1.', 'https://ab.fr/x?y=1', 'https://ab.fr/x?y=1'],
  ['one without its scheme', 'La CNIL (www.cnil.fr) répond.', 'www.cnil.fr', 'https://www.cnil.fr'],
  ['a page', 'Durée : ab.google.com/a/b. Fin', 'ab.google.com/a/b', 'https://ab.google.com/a/b'],
  ['a phone number', 'Tél. +33 (0)1 99 00 12 34.', '+33 (0)1 99 00 12 34', 'tel:+33199001234'],
  ['a French one', 'Tél. : 01 99 00 12 34', '01 99 00 12 34', 'tel:0199001234'],
];

test.each(addresses)(
  '%s is a link, without what stands around it',
  (_what, text, address, href) => {
    const parts = splitAddresses(text);
    expect(parts.filter((part) => part.href)).toEqual([{ text: address, href }]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  },
);

test('every address of a text is a link', () => {
  const [first, between, last, ...others] = splitAddresses('a@b.fr ou www.c.fr');
  expect([first?.href, between, last?.href]).toEqual([
    'mailto:a@b.fr',
    { text: ' ou ' },
    'https://www.c.fr',
  ]);
  expect(others).toEqual([]);
});

test.each([
  'Effacez les données de youtube.com et de youtube-nocookie.com.',
  'SAS au capital de 10 000 €, 012 345 678 RCS Lyon, TVA FR00123456789',
  'SIRET 01234567890123, le 03/11/2026, version 14.0/15',
])('nothing of « %s » is a link', (text) => {
  expect(splitAddresses(text)).toEqual([{ text }]);
});
