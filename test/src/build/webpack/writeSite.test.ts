import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostFileNames } from '#src/build/hosts/hostFiles.ts';
import { makeHostedSite, SCRIPT } from '../hosts/servers/hostedSite';

it('writes the files of a site and of its hosts, and compresses texts that visitors request', async () => {
  const folder = await makeHostedSite();
  const texts = ['index.html', '404.html', 'legal/index.html', 'assets/main.0123456789.js'];
  const files = [
    ...hostFileNames,
    ...['assets', 'legal', 'fonts', 'fonts/type.woff2'],
    ...texts.flatMap((text) => [text, `${text}.br`, `${text}.gz`]),
  ];
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(files.sort());
  const compressed = (ending: string) =>
    readFileSync(path.join(folder, `assets/main.0123456789.js${ending}`));
  expect(String(brotliDecompressSync(compressed('.br')))).toBe(SCRIPT);
  expect(String(gunzipSync(compressed('.gz')))).toBe(SCRIPT);
  rmSync(folder, { recursive: true });
});
