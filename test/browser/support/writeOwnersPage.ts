import { writeFileSync } from 'node:fs';
import { pageFontFile } from '#src/build/webpack/folders.ts';
import { giveEveryFact } from '../../support/giveEveryFact';
import { OWNERS_PRODUCT, ownersPageFile } from './ownersPage';

/** Renders the page of an owner who gives every fact. Afterwards this process has the owner's content. */
export async function writeOwnersPage() {
  // What webpack inlines in the built site.
  process.env.SITE_URL ??= 'https://www.banclair.example';
  const fileUrl = require.resolve('../../setup/fileUrl.ts');
  await import(fileUrl);
  require.cache[pageFontFile] = require.cache[fileUrl];

  const { brand } = await import('#src/content/brand.ts');
  Object.assign(brand, { product: OWNERS_PRODUCT });
  await giveEveryFact();
  // This is imported last: it loads modules that make sentences of what was edited above.
  const { renderPages } = await import('#src/build/prerender.tsx');
  const files = renderPages({ documentScript: '', islandsScript: '', shareImage: '' });
  const home = files.find(({ path }) => path === '/index.html');
  writeFileSync(ownersPageFile, home?.content ?? '');
}
