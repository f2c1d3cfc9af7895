import type { RatingSource } from '../../../src/content/brand';
import type { Facts } from '../../../src/content/facts';

interface Given {
  facts: Facts;
  source?: RatingSource;
}

/** The built site's files as if `brand.ts` gave these facts; scripts are left out. */
export async function renderWithFacts({ facts, source }: Given) {
  const files: { path: string; content: string }[] = [];
  await jest.isolateModulesAsync(async () => {
    const content = await import('../../../src/content/brand');
    Object.assign(content.facts, facts);
    Object.assign(content.brand.rating, { source });
    const { renderPages } = await import('../../../src/prerender');
    files.push(...renderPages({ main: '', islands: '' }));
  });
  return files;
}

/** The document of the landing page. */
export async function renderHomeWithFacts(given: Given): Promise<string> {
  const files = await renderWithFacts(given);
  return files.find(({ path }) => path === '/index.html')?.content ?? '';
}
