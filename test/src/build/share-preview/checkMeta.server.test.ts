import { runProgram } from '../runProgram';
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

it.each([
  ['0 for a preview of a site that will have another URL', '/preview', 0, `${SITE}/`],
  ['1 for a page with errors', '/broken', 1, '1 erreur'],
  ['1 when there is no page', '/missing', 1, 'répond 404'],
])('check:meta exits with %s', async (_what, page, code, words) => {
  const run = await runProgram('share-preview/checkMeta.ts', [urlOf(page)]);
  expect(run).toEqual({ code, output: expect.stringContaining(words) as unknown });
});
