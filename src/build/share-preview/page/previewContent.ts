import { createHash } from 'node:crypto';
import { previewBuiltSite } from '../previewBuiltSite';
import type { ReadFile } from '../reading/fetchFromFiles';
import { UnreadableUrl } from '../reading/fetchUrl';
import { linkOf, metaOf } from '../reading/pageHead';
import type { SharePreview } from '../rules/previewPage';

export interface ShownPreview {
  readonly preview: SharePreview;
  readonly siteName: string;
  /** Path of the site's icon on this server; undefined when it has none. */
  readonly icon: string | undefined;
  /** Path of the share image on this server, unique to its content; without one, a bare query. */
  readonly image: string;
}

export interface PreviewContent {
  /** Why the page shows an earlier build, or nothing: a French sentence. */
  readonly problem: string | undefined;
  /** undefined while there is nothing to show; without a problem, the first build is running. */
  readonly shown: ShownPreview | undefined;
}

/**
 * Previews a site as `npm run check:meta` does, and finds what its cards show.
 *
 * @param problem why the files are not the latest
 */
export async function previewContent(
  readFile: ReadFile,
  problem: string | undefined,
): Promise<PreviewContent> {
  try {
    const preview = await previewBuiltSite(readFile);
    return { problem, shown: preview && (await withLocalFiles(preview, readFile)) };
  } catch (cause) {
    if (!(cause instanceof UnreadableUrl)) throw cause;
    return { problem: problem ?? cause.message, shown: undefined };
  }
}

async function withLocalFiles(preview: SharePreview, readFile: ReadFile): Promise<ShownPreview> {
  const { head, url } = preview;
  const image = localPath(metaOf(head, 'og:image'), url) ?? '';
  const content = (await readFile(image)) ?? '';
  return {
    preview,
    siteName: metaOf(head, 'og:site_name') || new URL(url).host,
    icon: localPath(linkOf(head, 'icon'), url),
    // Browsers do not request an image again while its URL stays the same.
    image: `${image}?${createHash('sha256').update(content).digest('hex').slice(0, 12)}`,
  };
}

/** A URL of the site as a path on this server, without the `//host` that would leave it. */
function localPath(href: string, base: string): string | undefined {
  if (href === '' || !URL.canParse(href, base)) return undefined;
  const { origin, pathname } = new URL(href, base);
  return origin === new URL(base).origin ? pathname.replace(/^\/+/, '/') : undefined;
}
