import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** When the sources of such a repository were saved. */
export const SAVED = new Date('2026-11-01T10:00:00Z');

const FILES = ['src/content/brand.ts', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts'];
const FOLDERS = ['src/content', 'src', 'public', 'supabase/functions/_shared'];

/** Makes what a build reads in a repository, and a built site, in an empty folder. */
export function makeRepository(repository: string): void {
  for (const folder of [...FOLDERS, 'dist']) {
    mkdirSync(path.join(repository, folder), { recursive: true });
  }
  for (const file of [...FILES, 'dist/index.html']) writeFileSync(path.join(repository, file), '');
  for (const source of [...FILES, ...FOLDERS]) {
    utimesSync(path.join(repository, source), SAVED, SAVED);
  }
}
