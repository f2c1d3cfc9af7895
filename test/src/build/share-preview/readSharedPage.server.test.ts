import { readSharedPage, UnreadablePage } from '#src/build/share-preview/readSharedPage.ts';
import { runNode, TYPESCRIPT } from '../../support/runNode';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';

const SITE = 'https://www.banclair.example';

const page = (head: string) =>
  `<!doctype html><html lang="fr"><head><title> Un titre </title>${head}</head></html>`;

const complete = page(`
  <meta name="description" content="Une description.">
  <meta property="og:title" content="Un titre de carte">
  <meta property="og:description" content="Une description de carte.">
  <meta property="og:site_name" content="Banclair">
  <meta property="og:image" content="${SITE}/image.png">
  <meta property="og:image:alt" content="Une image.">
  <link rel="canonical" href="${SITE}/">`);

const responses: Record<string, [status: number, type: string, body: string]> = {
  '/': [200, 'text/html; charset=utf-8', complete],
  '/nu': [200, 'text/html', page('')],
  '/erreur': [200, 'text/html', page(`<meta property="og:image" content="${SITE}/nu">`)],
  '/fichier': [200, 'application/pdf', ''],
  '/panne': [500, 'text/html', ''],
  '/image.png': [200, 'image/png', ''],
};

const { urlOf } = startServerBeforeAll((request, response) => {
  const [status, type, body] = responses[request.url ?? ''] ?? [404, 'text/html', ''];
  response.writeHead(status, { 'content-type': type }).end(body);
});

const read = (path: string) => readSharedPage(urlOf(path), fetch);

test('reads what networks show, with the image of a site that is not published yet', async () => {
  expect(await read('/')).toEqual({
    url: `${SITE}/`,
    siteName: 'Banclair',
    title: 'Un titre',
    description: 'Une description.',
    cardTitle: 'Un titre de carte',
    cardDescription: 'Une description de carte.',
    image: { url: `${SITE}/image.png`, alt: 'Une image.', isReadable: true },
  });
});

test('shows the page’s own title where it names none for cards, and no image but one', async () => {
  const image = { url: '', alt: '', isReadable: false };
  expect(await read('/nu')).toMatchObject({ url: urlOf('/nu'), cardTitle: 'Un titre', image });
  expect((await read('/erreur')).image.isReadable).toBe(false);
});

test.each([
  ['/panne', 'répond 500'],
  ['/nulle-part', 'répond 404'],
  ['/fichier', 'est de type « application/pdf »'],
])('throws for %s, which %s', async (path, sentence) => {
  await expect(read(path)).rejects.toThrow(sentence);
});

test.each(['www.banclair.example', 'http://127.0.0.1:1/'])('throws for %s', async (url) => {
  await expect(readSharedPage(url, fetch)).rejects.toThrow(UnreadablePage);
});

test.each([
  ['/', 0, 'Rien à signaler.'],
  ['/nu', 1, "À corriger : La page n'a pas de description"],
  ['/nulle-part', 1, 'répond 404'],
])('check:meta of %s ends with %i and says « %s »', async (path, expected, words) => {
  const command = [...TYPESCRIPT, 'src/build/share-preview/checkMeta.ts', urlOf(path)];
  const { code, output, errors } = await runNode(command, {});
  expect(code).toBe(expected);
  expect(output + errors).toContain(words);
});
