import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostFiles } from '#src/build/hosts/hostFiles.ts';
import { someSiteUrls } from '../someSiteUrls';

const page = (text: string) =>
  `<!doctype html><html lang="fr"><title>Essai</title><style>a{}</style><p>${text} é</p>${'.'.repeat(500)}`;

export const HOME = page('Accueil');
export const LEGAL = page('Mentions légales');
export const NOT_FOUND = page('Page introuvable');
export const SCRIPT = 'start();'.repeat(100);

export const FILES = [
  { path: '/index.html', content: HOME },
  { path: '/404.html', content: NOT_FOUND },
  { path: '/legal/index.html', content: LEGAL },
  { path: '/assets/main.0123456789.js', content: SCRIPT },
  { path: '/fonts/type.woff2', content: 'wOF2' },
];

/** Writes a small site as a build does; returns its folder, which unprivileged servers can read. */
export function makeHostedSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o755);
  for (const file of [...FILES, ...hostFiles(FILES, someSiteUrls())]) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
    if (!/\.(html|js)$/.test(target)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(file.content));
    writeFileSync(`${target}.gz`, gzipSync(file.content));
  }
  return folder;
}
