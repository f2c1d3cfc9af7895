import { runProgram } from '../runProgram';
import { useServer } from '../../../support/useServer';
import { someFiles } from './somePage';

/** A sound page at /, and one without title at /broken. */
async function read(path: string): Promise<string | Uint8Array | undefined> {
  const canonical = urlOf('/');
  const tags = { canonical, 'og:url': canonical, 'og:image': urlOf('/share-image.png') };
  if (path === '/') return someFiles(tags)('/index.html');
  if (path === '/broken') return someFiles({ ...tags, title: '' })('/index.html');
  return someFiles()(path);
}

const { urlOf } = useServer((request, response) => {
  void read(request.url ?? '').then((content) => {
    response.writeHead(content ? 200 : 404, { 'content-type': 'text/html' }).end(content);
  });
});

it.each([
  ['0 for a sound page', '/', 0, '0 erreur'],
  ['1 for a page with errors', '/broken', 1, '1 erreur'],
  ['1 when there is no page', '/missing', 1, 'répond 404'],
])('check:meta exits with %s', async (_what, page, code, words) => {
  const run = await runProgram('share-preview/checkMeta.ts', [urlOf(page)]);
  expect(run).toEqual({ code, output: expect.stringContaining(words) as unknown });
});
