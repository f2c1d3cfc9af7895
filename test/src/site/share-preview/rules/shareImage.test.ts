/** @jest-environment node */
import { findingsOf, somePage, somePng, someSite } from '../somePage';
import type { Tags } from '../somePage';

const image = (stub: Parameters<typeof someSite>[1], changes: Partial<Tags> = {}) =>
  findingsOf(someSite(somePage(changes), stub));
const meta = (name: string, content: string): Partial<Tags> => ({ metas: { [name]: content } });
const picture = (body: string | Buffer) => ({ '/share-image.png': { body } });

it.each<[string, Promise<string[]>]>([
  ["error: Il n'y a pas d'image de partage", image({}, meta('og:image', ''))],
  [
    "error: L'adresse de l'image n'est pas absolue : /share-image.png",
    image({}, meta('og:image', '/share-image.png')),
  ],
  ["error: L'image de partage répond 404", image({ '/share-image.png': { status: 404 } })],
  ["error: L'image de partage ne peut pas être lue", image({ '/share-image.png': undefined })],
  ["error: L'image n'est ni PNG, ni JPEG, ni GIF", image(picture('<svg></svg>'.repeat(9)))],
  ['error: og:image:width vaut « 800 »', image({}, meta('og:image:width', '800'))],
  ['error: og:image:height vaut « 800 »', image({}, meta('og:image:height', '800'))],
  ['error: og:image:type vaut « image/jpeg »', image({}, meta('og:image:type', 'image/jpeg'))],
  ['warning: Sans og:image:width et og:image:height', image({}, meta('og:image:height', ''))],
  ["warning: L'image n'a pas de description (og:image:alt)", image({}, meta('og:image:alt', ''))],
])('%s', async (message, finding) => {
  expect(await finding).toEqual([expect.stringContaining(message)]);
});

it('says the real size of a picture that is not of the declared one', async () => {
  expect(await image(picture(somePng(800, 420, 99)))).toEqual([
    "error: og:image:width vaut « 1200 », l'image dit « 800 ».",
    "error: og:image:height vaut « 630 », l'image dit « 420 ».",
  ]);
});

it('warns of a picture that networks crop', async () => {
  expect(await image(picture(somePng(1200, 1200, 99)))).toContain(
    "warning: L'image n'a pas les proportions 1,91:1 : elle sera rognée.",
  );
});

it('does without the type, which the picture itself has', async () => {
  expect(await image({}, meta('og:image:type', ''))).toEqual([]);
});
