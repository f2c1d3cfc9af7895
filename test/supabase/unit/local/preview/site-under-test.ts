import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compressFiles } from '#src/build/hosts/compressFiles.ts';
import { hostFileNames } from '#src/build/hosts/hostFiles.ts';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { startPreviewServer } from '#supabase/local/preview/server.ts';

export const HOME = `<!doctype html><title>Accueil</title>${'<p>Ligne</p>'.repeat(200)}`;
export const NOT_FOUND = '<!doctype html><title>404</title>';

const FILES = {
  _headers: `/*
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  'index.html': HOME,
  '404.html': NOT_FOUND,
  'legal/index.html': HOME,
  'assets/main.js': 'start()',
  'fonts/a.woff2': 'wOF2',
  'image.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Starts the preview server on a small site in its own folder, with a secret file beside it. */
export async function startSiteUnderTest(functionOrigin: string) {
  const folder = createTemporaryFolder();
  const site = path.join(folder, 'dist');
  const write = (file: string, text: string) => {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  await compressFiles(site, hostFileNames);
  write('../secret.txt', 'secret');
  const server = await startPreviewServer({ site, port: 0, functionOrigin });

  /** Sends the path exactly as given; `fetch` would normalise it. */
  async function send(method: string, path: string, headers = {}, body = '') {
    const sent = request(server.url, { method, path, headers }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  }

  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { write, send, stop };
}
