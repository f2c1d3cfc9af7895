import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuildRecord } from '#src/build/buildRecord.ts';
import { makeRepository, SAVED } from '../builtRepository';
import { runProgram } from '../runProgram';
import { startServerBeforeAll } from '../../../support/startServerBeforeAll';
import { SITE, someFiles, somePng } from './somePage';

/** A sound page at /, and one without title at /broken. */
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
  ['0 for a sound page', '/', 0, 'Rien à signaler'],
  ['0 for a preview of a site that will have another URL', '/preview', 0, `${SITE}/`],
  ['1 for a page with errors', '/broken', 1, '1 erreur'],
  ['1 when there is no page', '/missing', 1, 'répond 404'],
])('check:meta exits with %s', async (_what, page, code, words) => {
  const run = await runProgram('share-preview/checkMeta.ts', [urlOf(page)]);
  expect(run).toEqual({ code, output: expect.stringContaining(words) as unknown });
});

describe('check:meta of the built site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-meta-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says when it was built and for which URL, and exits with 1 once a source is newer', async () => {
    makeRepository(folder);
    const html = String(await someFiles()('/index.html'));
    writeFileSync(path.join(folder, 'dist/index.html'), html);
    writeFileSync(path.join(folder, 'dist/share-image.png'), somePng(1200, 630, 40_000));
    writeBuildRecord(folder, { startedAt: Date.now() + 60_000, settings: { SITE_URL: SITE } });
    const run = () => runProgram('share-preview/checkMeta.ts', [], folder);
    const sound = await run();
    expect(sound.output).toMatch(
      /^Le site de dist\/ a été construit le .* pour https:\/\/www\.banclair\.example\.\n/,
    );
    expect(sound).toEqual({
      code: 0,
      output: expect.stringContaining('Rien à signaler') as unknown,
    });
    writeBuildRecord(folder, { startedAt: SAVED.getTime() - 1, settings: { SITE_URL: SITE } });
    expect(await run()).toEqual({
      code: 1,
      output: expect.stringContaining('npm run build') as unknown,
    });
  });
});
