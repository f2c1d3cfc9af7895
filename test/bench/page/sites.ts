import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startPreviewServer } from '#supabase/local/preview/server.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

const DIST = path.join(REPOSITORY, 'dist');
const NOWHERE = 'http://127.0.0.1:9';

/** The pages that are measured side by side, each at its URL. */
export type Sites = Readonly<Record<string, string>>;

/**
 * Serves the built site, the hand-written page, the built site without its scripts, and an earlier
 * build where BENCH_BEFORE names its folder.
 */
export async function withSites<Result>(use: (sites: Sites) => Promise<Result>): Promise<Result> {
  const copies = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const before = process.env.BENCH_BEFORE;
  const folders = {
    'hand-written': handWritten(path.join(copies, 'baseline')),
    ...(before && { before }),
    ours: DIST,
    'without scripts': withoutScripts(path.join(copies, 'without-scripts')),
  };
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, site]) => {
      const server = await startPreviewServer({ site, port: 0, functionOrigin: NOWHERE });
      return { name, ...server };
    }),
  );
  try {
    return await use(Object.fromEntries(servers.map(({ name, url }) => [name, url])));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(copies, { recursive: true });
  }
}

/** Copies the hand-written page without the site's headers, which would forbid its styles. */
function handWritten(folder: string): string {
  cpSync(path.join(__dirname, 'baseline'), folder, { recursive: true });
  cpSync(path.join(DIST, '404.html'), path.join(folder, '404.html'));
  return folder;
}

/** Copies the built site without its scripts. */
function withoutScripts(folder: string): string {
  cpSync(DIST, folder, { recursive: true });
  replace(path.join(folder, 'index.html'), /<script data-islands.*?<\/script>/s, '');
  return folder;
}

/** @throws Error when the file has no such text: the copy would not be what its name says */
function replace(file: string, pattern: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}.`);
  writeFileSync(file, text.replace(pattern, by));
  writeFileSync(`${file}.br`, brotliCompressSync(text.replace(pattern, by)));
}
