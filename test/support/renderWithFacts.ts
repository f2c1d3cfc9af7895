import type { RatingSource } from '#src/content/brand.ts';
import type { Facts } from '#src/content/facts.ts';

interface Given {
  facts: Facts;
  rating?: { isShown?: boolean; source?: RatingSource };
}

/** The built site's files if `brand.ts` had these facts, without scripts. */
export function renderWithFacts({ facts, rating }: Given) {
  return renderEdited(async () => {
    const content = await import('#src/content/brand.ts');
    Object.assign(content.facts, facts);
    Object.assign(content.brand.rating, rating);
  });
}

/** The built site's files after an owner's edits to modules of `src/content`, without scripts. */
export async function renderEdited(edit: () => Promise<void>) {
  const files: { path: string; content: string }[] = [];
  await jest.isolateModulesAsync(async () => {
    await edit();
    const { renderPages } = await import('#src/build/prerender.tsx');
    files.push(...renderPages({ main: '', islands: '' }));
  });
  return files;
}

/** The document of the landing page. */
export async function renderHomeWithFacts(given: Given): Promise<string> {
  const files = await renderWithFacts(given);
  return files.find(({ path }) => path === '/index.html')?.content ?? '';
}
