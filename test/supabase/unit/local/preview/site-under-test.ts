import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '../../../../../src/site/hosts/compressFiles';
import { hostFileNames } from '../../../../../src/site/hosts/hostFiles';
import { startPreviewServer } from '../../../../../supabase/local/preview/server';

export const HOME = `<!doctype html><title>Accueil</title>${'<p>Ligne</p>'.repeat(200)}`;
export const NOT_FOUND = '<!doctype html><title>404</title>';

const FILES = {
  _headers: `/*
  X-Content-Type-Options: nosniff
/
  Cache-Control: public, max-age=0, must-revalidate
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  'index.html': HOME,
  '404.html': NOT_FOUND,
  'nginx.conf': 'server {}',
  'assets/main.js': 'start()',
  'fonts/a.woff2': 'wOF2',
  'image.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A small site in a folder of its own, with a secret beside it, behind the preview server. */
export async function startSiteUnderTest(functionOrigin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const site = path.join(folder, 'dist');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  await compressFiles(site, hostFileNames);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  const server = await startPreviewServer({ site, port: 0, functionOrigin });
  return {
    write,
    /** Sends the path exactly as given; `fetch` would normalise it. */
    ask: (method: string, path: string, headers: Record<string, string>, body?: string) =>
      ask(server.port, { method, path, headers }, body),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function ask(
  port: number,
  options: { method: string; path: string; headers: Record<string, string> },
  body: string | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
