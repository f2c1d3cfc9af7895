import { fetchFromFiles, type ReadFile } from './reading/fetchFromFiles';
import { isAbsoluteUrl, UnreadableUrl } from './reading/fetchUrl';
import { metaOf, readHead } from './reading/pageHead';
import { previewPage, type SharePreview } from './rules/previewPage';

/**
 * Previews the first page of a built site at the origin that it was built for.
 *
 * @throws UnreadableUrl when there is nothing to check
 */
export async function previewBuiltSite(readFile: ReadFile): Promise<SharePreview> {
  const html = await readFile('/index.html');
  if (html === undefined) {
    throw new UnreadableUrl("Il n'y a pas de site dans dist/ : lancez d'abord npm run build.");
  }
  const head = readHead(Buffer.from(html).toString());
  // Without the canonical URL, another tag gives the origin: else no file would be on the site.
  const named = [head.canonical, metaOf(head, 'og:url'), metaOf(head, 'og:image')];
  const { origin } = new URL(named.find(isAbsoluteUrl) ?? 'http://localhost');
  return await previewPage(`${origin}/`, fetchFromFiles(origin, readFile));
}
