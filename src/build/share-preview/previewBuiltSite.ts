import { fetchFromFiles, type ReadFile } from './reading/fetchFromFiles';
import { previewPage, type SharePreview } from './rules/previewPage';

/**
 * Previews the landing page of a built site as if it were published.
 *
 * @param siteUrl the one that the site was built for
 * @throws UnreadableUrl when the files have no landing page
 */
export function previewBuiltSite(siteUrl: string, readFile: ReadFile): Promise<SharePreview> {
  return previewPage(`${siteUrl}/`, fetchFromFiles(siteUrl, readFile));
}
