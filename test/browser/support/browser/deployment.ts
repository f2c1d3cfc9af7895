import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from './site';

const HASHED = /\.([0-9a-f]{10})\.js$/;
const TEXT = /\.(html|js)$/;
const COMPRESSED = /\.(br|gz)$/;

/** Makes an empty folder to deploy to. */
export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'deployed-'));
}

/** Replaces a folder's content by the built site. */
export function deploy(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  cpSync(dist, folder, { recursive: true });
}

/**
 * Turns the deployed build into another one: every script gets another hash in its name, so that
 * none of the first build remains, and the page shows other words.
 */
export function deployAnother(folder: string, words: { from: string; to: string }): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hashes = files.flatMap((name) => HASHED.exec(name)?.[1] ?? []);
  const reversed = (hash: string) => Array.from(hash).reverse().join('');
  const another = (text: string) =>
    hashes
      .reduce((changed, hash) => changed.replaceAll(hash, reversed(hash)), text)
      .replaceAll(words.from, words.to);
  for (const name of files.filter((file) => COMPRESSED.test(file))) rmSync(path.join(folder, name));
  for (const name of files.filter((file) => TEXT.test(file))) {
    const file = path.join(folder, name);
    writeFileSync(file, another(readFileSync(file, 'utf8')));
    renameSync(file, path.join(folder, another(name)));
  }
}
