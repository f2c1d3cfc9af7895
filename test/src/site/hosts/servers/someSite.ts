import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '../../../../../src/site/hosts/compressFiles';
import { hostFileNames, hostFiles } from '../../../../../src/site/hosts/hostFiles';
import { someAddresses } from '../someHeaders';

const page = (text: string) =>
  `<!doctype html><html lang="fr"><title>Essai</title><style>a{}</style><p>${text} é</p>${'.'.repeat(500)}`;

export const HOME = page('Accueil');
export const MISSING = page('Page introuvable');
export const SCRIPT = 'start();'.repeat(100);

export interface SiteFolder {
  readonly folder: string;
  remove(): void;
}

/** A small site as a build leaves it, in a folder that a server without rights can read. */
export async function makeSite(siteUrl: string): Promise<SiteFolder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o755);
  for (const name of ['assets', 'fonts']) mkdirSync(path.join(folder, name));
  const documents = [
    { file: 'index.html', text: HOME },
    { file: '404.html', text: MISSING },
  ];
  const files = [
    ...documents,
    { file: 'assets/main.0123456789.js', text: SCRIPT },
    { file: 'fonts/type.woff2', text: 'wOF2' },
    ...hostFiles(documents, someAddresses({ siteUrl })),
  ];
  for (const { file, text } of files) writeFileSync(path.join(folder, file), text);
  await compressFiles(folder, hostFileNames);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
