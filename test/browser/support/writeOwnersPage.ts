import { mkdirSync, writeFileSync } from 'node:fs';
import { cacheFolder } from '#src/build/folders.ts';
import { giveEveryFact } from '../../support/giveEveryFact';
import { noFiles } from '../../support/plainDocuments';
import { OWNERS_PRODUCT, ownersPageFile } from './ownersPage';

/** Renders the page of an owner who gives every fact. Afterwards this process has the owner's content. */
export async function writeOwnersPage() {
  // What the build sets.
  process.env.SITE_URL ??= 'https://www.banclair.example';
  const { brand } = await import('#src/content/brand.ts');
  Object.assign(brand, { product: OWNERS_PRODUCT });
  await giveEveryFact();
  // This is imported last: it loads modules that make sentences of what was edited above.
  const { renderPages } = await import('#src/build/prerender.tsx');
  const files = await renderPages(noFiles);
  const home = files.find(({ path }) => path === '/index.html');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(ownersPageFile, home?.content ?? '');
}
