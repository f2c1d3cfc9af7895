import { readdirSync, rmSync } from 'node:fs';
import { hostFileNames } from '#src/build/hosts/hostFiles.ts';
import { makeHostedSite } from '../hosts/servers/hostedSite';

it('writes the files of a site and of its hosts, and compresses texts that visitors request', async () => {
  const folder = await makeHostedSite();
  const texts = ['index.html', '404.html', 'legal/index.html', 'assets/main.0123456789.js'];
  const files = [
    ...hostFileNames,
    ...['assets', 'legal', 'fonts', 'fonts/type.woff2'],
    ...texts.flatMap((text) => [text, `${text}.br`, `${text}.gz`]),
  ];
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(files.sort());
  rmSync(folder, { recursive: true });
});
