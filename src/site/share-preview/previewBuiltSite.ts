import { fetchFromFiles, type ReadFile } from './reading/fetchFromFiles';
import { isAbsoluteUrl } from './reading/fetchUrl';
import { linkOf, readHead } from './reading/pageHead';
import { previewPage, type SharePreview } from './rules/previewPage';

/**
 * Previews a built site at the URL that it was built for, its canonical one.
 *
 * @returns undefined when it has no page yet
 * @throws UnreadableUrl when there is nothing to check
 */
export async function previewBuiltSite(readFile: ReadFile): Promise<SharePreview | undefined> {
  const html = await readFile('/index.html');
  if (html === undefined) return undefined;
  const canonical = linkOf(readHead(Buffer.from(html).toString('utf8')), 'canonical');
  const url = isAbsoluteUrl(canonical) ? canonical : 'http://localhost/';
  return await previewPage(url, fetchFromFiles(new URL(url).origin, readFile));
}
