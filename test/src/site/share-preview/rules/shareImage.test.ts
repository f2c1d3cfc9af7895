/** @jest-environment node */
import { findingsOf, somePage, somePng, someSite, withMeta } from '../somePage';
import type { Tags } from '../somePage';

const image = (stub: Parameters<typeof someSite>[1], changes: Partial<Tags> = {}) =>
  findingsOf(someSite(somePage(changes), stub));
const imageOf = (body: string | Buffer) => ({ '/share-image.png': { body } });

it.each<[string, Promise<string[]>]>([
  ["error: Il n'y a pas d'image de partage", image({}, withMeta('og:image', ''))],
  [
    "error: L'adresse de l'image n'est pas absolue : /share-image.png",
    image({}, withMeta('og:image', '/share-image.png')),
  ],
  ["error: L'image de partage répond 404", image({ '/share-image.png': { status: 404 } })],
  ["error: L'image de partage ne peut pas être lue", image({ '/share-image.png': undefined })],
  ["error: L'image n'est ni PNG, ni JPEG, ni GIF", image(imageOf('<svg></svg>'.repeat(9)))],
  ['error: og:image:width vaut « 800 »', image({}, withMeta('og:image:width', '800'))],
  ['error: og:image:height vaut « 800 »', image({}, withMeta('og:image:height', '800'))],
  ['error: og:image:type vaut « image/jpeg »', image({}, withMeta('og:image:type', 'image/jpeg'))],
  ['warning: Sans og:image:width et og:image:height', image({}, withMeta('og:image:height', ''))],
  [
    "warning: L'image n'a pas de description (og:image:alt)",
    image({}, withMeta('og:image:alt', '')),
  ],
])('reports %s', async (message, finding) => {
  expect(await finding).toEqual([expect.stringContaining(message)]);
});

it('reports the real size of an image that contradicts the declared one', async () => {
  expect(await image(imageOf(somePng(800, 420, 99)))).toEqual([
    "error: og:image:width vaut « 1200 », l'image dit « 800 ».",
    "error: og:image:height vaut « 630 », l'image dit « 420 ».",
  ]);
});

it('warns of an image that platforms crop', async () => {
  expect(await image(imageOf(somePng(1200, 1200, 99)))).toContain(
    "warning: L'image n'a pas les proportions 1,91:1 : elle sera rognée.",
  );
});

it('accepts a missing type, which the image itself has', async () => {
  expect(await image({}, withMeta('og:image:type', ''))).toEqual([]);
});
