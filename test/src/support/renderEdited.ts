import { noFiles } from '../../support/plainDocuments';

/** The built site's files after an owner's edits to modules of `src/content`, without scripts. */
export async function renderEdited(edit: () => Promise<void>) {
  const files: { path: string; content: string }[] = [];
  await jest.isolateModulesAsync(async () => {
    await edit();
    const { renderPages } = await import('#src/build/prerender.tsx');
    files.push(...(await renderPages(noFiles)));
  });
  return files;
}

/** The document of the landing page after an owner's edits. */
export async function renderHome(edit: () => Promise<void>): Promise<string> {
  const files = await renderEdited(edit);
  return files.find(({ path }) => path === '/index.html')?.content ?? '';
}
