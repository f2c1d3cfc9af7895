import { buildCards, countFindings } from '#src/build/share-preview/cards.ts';
import type { SharedPage } from '#src/build/share-preview/readSharedPage.ts';

const image = {
  url: 'https://www.banclair.example/image.png',
  alt: 'Une image.',
  isReadable: true,
};

/** A page that breaks no rule, with texts as long as X shows them. */
const page: SharedPage = {
  url: 'https://www.banclair.example/',
  siteName: 'Banclair',
  title: 'Un titre',
  description: 'Une description.',
  cardTitle: 'a'.repeat(70),
  cardDescription: 'b'.repeat(200),
  image,
};

test('a page that breaks no rule has three cards, two of them with its image', () => {
  const cards = buildCards(page);
  expect(cards.flatMap(({ findings }) => findings)).toEqual([]);
  expect(countFindings(cards)).toBe('Rien à signaler.');
  expect(cards.map(({ title, hasImage }) => [title, hasImage])).toEqual([
    [page.title, false],
    [page.cardTitle, true],
    [page.cardTitle, true],
  ]);
});

test.each<[string, Partial<SharedPage>]>([
  ["search: La page n'a pas de titre", { title: '' }],
  ["search: La page n'a pas de description", { description: '' }],
  [
    'search: Les adresses de la page sont encore celles de cette machine (http://localhost:8080)',
    { url: 'http://localhost:8080/' },
  ],
  ['large: Le titre a 71 caractères, X en montre 70.', { cardTitle: 'a'.repeat(71) }],
  ['large: La description a 201 caractères', { cardDescription: 'a'.repeat(201) }],
  ["large: L'image n'a pas de description", { image: { ...image, alt: '' } }],
  ["large: Il n'y a pas d'image", { image: { ...image, url: '', isReadable: false } }],
  ["large: L'image ne peut pas être lue", { image: { ...image, isReadable: false } }],
])('reports only %s', (line, changes) => {
  const cards = buildCards({ ...page, ...changes });
  const lines = cards.flatMap(({ kind, findings }) =>
    findings.map(({ message }) => `${kind}: ${message}`),
  );
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(countFindings(cards)).toBe('1 point à corriger.');
});
