/** @jest-environment node */
import { findingsWith, withMeta } from '../somePage';
import type { Tags } from '../somePage';

it('reports nothing on a sound page', async () => {
  expect(await findingsWith({})).toEqual([]);
});

it.each<[string, Partial<Tags>]>([
  ["error: La page n'a pas de titre", { title: '' }],
  ['error: La page a 2 titres', { extra: '<title>Encore</title>' }],
  ['warning: La langue de la page manque', { language: '' }],
  ["error: La page n'a pas de description", { description: '' }],
  ['error: La page a 2 descriptions', { extra: '<meta name="description" content="b">' }],
  ['error: La balise og:title manque', withMeta('og:title', '')],
  ['error: La balise og:type manque', withMeta('og:type', '')],
  ['error: La balise og:url manque', withMeta('og:url', '')],
  ['error: La balise og:description manque', withMeta('og:description', '')],
  ['warning: La balise og:site_name manque', withMeta('og:site_name', '')],
  ['warning: La balise og:locale manque', withMeta('og:locale', '')],
  ['warning: La balise twitter:card manque', withMeta('twitter:card', '')],
  [
    'warning: La balise og:title figure plusieurs fois',
    { extra: '<meta property="og:title" content="b">' },
  ],
  ['error: La page demande à ne pas être référencée', withMeta('robots', 'NOINDEX, follow')],
  ['error: La page demande à ne pas être référencée', withMeta('googlebot', 'none')],
  ["warning: La page n'a pas d'adresse canonique", { canonical: '' }],
  ["warning: L'adresse canonique n'est pas absolue", { canonical: '/' }],
  ["error: L'adresse og:url n'est pas absolue : /", withMeta('og:url', '/')],
  [
    "error: og:url (https://autre.fr/) n'est pas l'adresse",
    withMeta('og:url', 'https://autre.fr/'),
  ],
])('reports %s', async (message, changes) => {
  expect(await findingsWith(changes)).toEqual([expect.stringContaining(message)]);
});

it.each<[string, Partial<Tags>]>([
  [
    'several images, of which platforms use the first',
    { extra: '<meta property="og:image" content="b">' },
  ],
  [
    'a large preview withheld, which is not noindex',
    withMeta('robots', 'index, max-image-preview:none'),
  ],
])('accepts %s', async (_, changes) => {
  expect(await findingsWith(changes)).toEqual([]);
});
