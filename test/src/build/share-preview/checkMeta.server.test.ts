import { execFile } from 'node:child_process';
import path from 'node:path';
import { useServer } from '../useServer';
import { someFiles } from './somePage';

const program = path.resolve('src/build/share-preview/checkMeta.ts');

/** A sound page at /, and one without title at /broken. */
async function respond(path: string): Promise<string | Uint8Array | undefined> {
  const canonical = urlOf('/');
  const tags = { canonical, 'og:url': canonical, 'og:image': urlOf('/share-image.png') };
  if (path === '/') return someFiles(tags)('/index.html');
  if (path === '/broken') return someFiles({ ...tags, title: '' })('/index.html');
  return someFiles()(path);
}

const { urlOf } = useServer((request, response, next) => {
  void respond(request.url ?? '').then((content) => {
    if (content === undefined) next();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(content);
  });
});

it.each([
  ['0 for a sound page', '/', 0, '0 erreur'],
  ['1 for a page with errors', '/broken', 1, '1 erreur'],
  ['1 when there is no page', '/missing', 1, "n'est pas une page HTML : 404"],
])('check:meta exits with %s', async (_what, page, code, words) => {
  const options = ['-r', 'ts-node/register', program, urlOf(page)];
  const [exitCode, output] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, options, (error, stdout) => resolve([error?.code ?? 0, stdout]));
  });
  expect(output).toContain(words);
  expect(exitCode).toBe(code);
});
