import { checkPreview } from '#src/build/share-preview/checkPreview.ts';
import { previewServedPage } from '#src/build/share-preview/previewServedPage.ts';
import { runNode, TYPESCRIPT } from '../runNode';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';
import { SITE, someFiles } from './somePage';

/** A sound page at /, one of a site with another URL at /preview, and one without title at /broken. */
async function read(url: string): Promise<string | Uint8Array | undefined> {
  const canonical = urlOf('/');
  const tags = { canonical, 'og:url': canonical, 'og:image': urlOf('/share-image.png') };
  if (url === '/') return someFiles(tags)('/index.html');
  if (url === '/preview') return someFiles()('/index.html');
  if (url === '/broken') return someFiles({ ...tags, title: '' })('/index.html');
  return someFiles()(url);
}

const { urlOf } = startServerBeforeAll((request, response) => {
  void read(request.url ?? '').then((content) => {
    response.writeHead(content ? 200 : 404, { 'content-type': 'text/html' }).end(content);
  });
});

test.each([
  ['is a preview of a site that will have another URL', '/preview', 0, `\n\n${SITE}/preview\n`],
  ['has an error', '/broken', 1, '1 erreur'],
  ['is missing', '/missing', 1, 'répond 404'],
])('gives the exit code of a page that %s', async (_what, page, exitCode, words) => {
  expect(await checkPreview('', previewServedPage(urlOf(page)))).toEqual({
    exitCode,
    text: expect.stringContaining(words) as unknown,
  });
});

test('gives the exit code 1 for what is not a URL', async () => {
  const checked = await checkPreview('', previewServedPage('www.banclair.example'));
  expect(checked.exitCode).toBe(1);
});

test('check:meta prints what it found and exits with its code', async () => {
  const command = [...TYPESCRIPT, 'src/build/share-preview/checkMeta.ts', urlOf('/broken')];
  const { code, output } = await runNode(command, {});
  expect(code).toBe(1);
  expect(output).toMatch(/1 erreur, 1 avertissement\.\n$/);
});
