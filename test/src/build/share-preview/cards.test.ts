import { buildCards, countFindings, type Card } from '#src/build/share-preview/cards.ts';
import type { SharedPage } from '#src/build/share-preview/readSharedPage.ts';

const SITE = 'https://www.banclair.example';

/** A page that breaks no rule, with these changes. */
function somePage(changes: Partial<SharedPage> = {}): SharedPage {
  return {
    url: `${SITE}/`,
    siteName: 'Banclair',
    isIndexed: true,
    title: 'Un titre',
    description: 'Une description.',
    cardTitle: 'Un titre de carte',
    cardDescription: 'Une description de carte.',
    image: someImage(),
    ...changes,
  };
}

function someImage(changes: Partial<SharedPage['image']> = {}): SharedPage['image'] {
  return {
    url: `${SITE}/image.png`,
    alt: 'Une image.',
    bytes: 40_000,
    size: { width: 1200, height: 630 },
    ...changes,
  };
}

const linesOf = (cards: readonly Card[]) =>
  cards.flatMap(({ kind, findings }) => findings.map(({ message }) => `${kind}: ${message}`));

const image = (changes: Partial<SharedPage['image']>) => ({ image: someImage(changes) });

test('a page that breaks no rule has three cards, two of them with its image', () => {
  const cards = buildCards(somePage());
  expect(linesOf(cards)).toEqual([]);
  expect(countFindings(cards)).toBe('Rien à signaler.');
  expect(cards.map(({ title, hasImage }) => [title, hasImage])).toEqual([
    ['Un titre', false],
    ['Un titre de carte', true],
    ['Un titre de carte', true],
  ]);
});

test.each<[string, Partial<SharedPage>]>([
  ["search: La page n'a pas de titre", { title: '' }],
  ["search: La page n'a pas de description", { description: '' }],
  ['search: La page demande à ne pas être référencée', { isIndexed: false }],
  ['search: Les adresses de la page sont encore celles', { url: 'http://localhost:8080/' }],
  ['large: Le titre a 71 caractères, X en montre 70.', { cardTitle: 'a'.repeat(71) }],
  ['large: La description a 201 caractères', { cardDescription: 'a'.repeat(201) }],
  ["large: L'image n'a pas de description", image({ alt: '' })],
  ["large: Il n'y a pas d'image de partage", image({ url: '', size: undefined })],
  ["large: L'image ne peut pas être lue", image({ size: undefined })],
  ["large: L'image fait 599 × 315", image({ size: { width: 599, height: 315 } })],
  ["chat: L'image pèse 601 Ko, le maximum est de 600 Ko.", image({ bytes: 600_001 })],
])('reports only %s', (line, changes) => {
  const cards = buildCards(somePage(changes));
  expect(linesOf(cards)).toEqual([expect.stringContaining(line)]);
  expect(countFindings(cards)).toBe('1 point à corriger.');
});

test.each<[string, Partial<SharedPage>]>([
  ['a title of 70 characters', { cardTitle: 'a'.repeat(70) }],
  ['an image of 600 KB', image({ bytes: 600_000 })],
  ['an image of 600 × 315', image({ size: { width: 600, height: 315 } })],
])('accepts %s', (_what, changes) => {
  expect(linesOf(buildCards(somePage(changes)))).toEqual([]);
});

test.each<[string, Partial<SharedPage>, boolean[]]>([
  ['that is too heavy for chats', image({ bytes: 600_001 }), [false, true, false]],
  ['that is too heavy for all', image({ bytes: 5_000_001 }), [false, false, false]],
  ['that nobody can read', image({ size: undefined }), [false, false, false]],
])('shows an image %s where it is shown', (_what, changes, shown) => {
  expect(buildCards(somePage(changes)).map(({ hasImage }) => hasImage)).toEqual(shown);
});
