import { fetchFromFiles, type ReadFile } from './reading/fetchFromFiles';
import { isAbsoluteUrl } from './reading/fetchUrl';
import { linkOf, metaOf, readHead } from './reading/pageHead';
import { previewPage, type SharePreview } from './rules/previewPage';

/**
 * Previews the first page of a built site at the origin that it was built for.
 *
 * @returns undefined when it has no page yet
 * @throws UnreadableUrl when there is nothing to check
 */
export async function previewBuiltSite(readFile: ReadFile): Promise<SharePreview | undefined> {
  const html = await readFile('/index.html');
  if (html === undefined) return undefined;
  const head = readHead(Buffer.from(html).toString('utf8'));
  // Without the canonical URL, another tag gives the origin: else no file would be on the site.
  const named = [linkOf(head, 'canonical'), metaOf(head, 'og:url'), metaOf(head, 'og:image')];
  const { origin } = new URL(named.find(isAbsoluteUrl) ?? 'http://localhost');
  return await previewPage(`${origin}/`, fetchFromFiles(origin, readFile));
}
