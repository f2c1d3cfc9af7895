import { pageFontFile } from '#src/build/webpack/folders.ts';
import { giveEveryFact } from '../../support/giveEveryFact';

/** Other values, besides the facts, of what these modules of `src/content` export. */
export type OwnersEdits = Partial<Record<'brand' | 'navigation', object>>;

/** Prints the landing page, without scripts, with every fact and the edits in the first argument. */
async function printOwnersPage() {
  const edits = JSON.parse(process.argv[2] ?? '{}') as OwnersEdits;
  // What webpack inlines in the built site.
  process.env.SITE_URL ??= 'https://www.banclair.example';
  const fileUrl = require.resolve('../../setup/fileUrl.ts');
  await import(fileUrl);
  require.cache[pageFontFile] = require.cache[fileUrl];

  const { brand } = await import('#src/content/brand.ts');
  Object.assign(brand, edits.brand);
  await giveEveryFact();
  const { navigation } = await import('#src/content/navigation.ts');
  Object.assign(navigation, edits.navigation);
  // This is imported last: it loads modules that make sentences of what was edited above.
  const { renderPages } = await import('#src/build/prerender.tsx');
  const files = renderPages({ documentScript: '', islandsScript: '', shareImage: '' });
  console.log(files.find(({ path }) => path === '/index.html')?.content);
}

printOwnersPage().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
