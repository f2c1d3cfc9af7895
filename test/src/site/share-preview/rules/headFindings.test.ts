/** @jest-environment node */
import { findingsOf, somePage, someSite } from '../somePage';
import type { Tags } from '../somePage';

const found = (changes: Partial<Tags>) => findingsOf(someSite(somePage(changes)));
const meta = (name: string, content: string): Partial<Tags> => ({ metas: { [name]: content } });

it('finds nothing on a sound page', async () => {
  expect(await found({})).toEqual([]);
});

it.each<[string, Partial<Tags>]>([
  ["error: La page n'a pas de titre", { title: '' }],
  ['error: La page a 2 titres', { extra: '<title>Encore</title>' }],
  ['warning: La langue de la page manque', { language: '' }],
  ["error: La page n'a pas de description", { description: '' }],
  ['error: La page a 2 descriptions', { extra: '<meta name="description" content="b">' }],
  ['error: La balise og:title manque', meta('og:title', '')],
  ['error: La balise og:type manque', meta('og:type', '')],
  ['error: La balise og:url manque', meta('og:url', '')],
  ['error: La balise og:description manque', meta('og:description', '')],
  ['warning: La balise og:site_name manque', meta('og:site_name', '')],
  ['warning: La balise og:locale manque', meta('og:locale', '')],
  ['warning: La balise twitter:card manque', meta('twitter:card', '')],
  [
    'warning: La balise og:title figure plusieurs fois',
    { extra: '<meta property="og:title" content="b">' },
  ],
  ['error: La page demande à ne pas être référencée', meta('robots', 'NOINDEX, follow')],
  ['error: La page demande à ne pas être référencée', meta('googlebot', 'none')],
  ["warning: La page n'a pas d'adresse canonique", { canonical: '' }],
  ["warning: L'adresse canonique n'est pas absolue", { canonical: '/' }],
  ["error: L'adresse og:url n'est pas absolue : /", meta('og:url', '/')],
  ["error: og:url (https://autre.fr/) n'est pas l'adresse", meta('og:url', 'https://autre.fr/')],
])('%s', async (message, changes) => {
  expect(await found(changes)).toEqual([expect.stringContaining(message)]);
});

it.each<[string, Partial<Tags>]>([
  [
    'several pictures, of which networks take the first',
    { extra: '<meta property="og:image" content="b">' },
  ],
  [
    'a large preview withheld, which is not noindex',
    meta('robots', 'index, max-image-preview:none'),
  ],
])('takes %s', async (_, changes) => {
  expect(await found(changes)).toEqual([]);
});
