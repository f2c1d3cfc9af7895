import { createHash } from 'node:crypto';
import { UnreadableAddress } from '../reading/fetchUrl';
import { askFiles } from '../reading/fetchFromFiles';
import type { ReadFile } from '../reading/fetchFromFiles';
import { builtAddress } from '../reading/builtUrl';
import type { Card } from '../rules/cards';
import { previewPage } from '../rules/previewPage';
import type { SharePreview } from '../rules/previewPage';
import { linkOf, metaOf, readHead } from '../reading/pageHead';

/** What some cards also show: the rules choose the rest. */
export interface SiteIdentity {
  readonly name: string;
  /** Address of the site's icon on this server; undefined when it has none. */
  readonly icon: string | undefined;
}

export interface ShownCard {
  readonly card: Card;
  /** Where this server has the card's picture, another address for another content. */
  readonly image: string | undefined;
}

export interface ShownPreview {
  readonly preview: SharePreview;
  readonly site: SiteIdentity;
  readonly cards: readonly ShownCard[];
}

/** All that the page says. */
export interface PreviewContent {
  /** Why what is shown is not what is being edited, in a French sentence. */
  readonly problem: string | undefined;
  /** Whether the first build has not ended yet, which is no problem. */
  readonly isWaiting: boolean;
  /** undefined when there is nothing to show. */
  readonly shown: ShownPreview | undefined;
}

/**
 * Previews a site as `npm run check:meta` does, and finds what its cards show.
 *
 * @param problem what keeps the files from being the latest
 */
export async function previewContent(
  readFile: ReadFile,
  problem: string | undefined,
): Promise<PreviewContent> {
  const html = await readFile('/index.html');
  if (html === undefined) {
    return { problem, isWaiting: problem === undefined, shown: undefined };
  }
  const isWaiting = false;
  try {
    const shown = await shownPreview(Buffer.from(html).toString('utf8'), readFile);
    return { problem, isWaiting, shown };
  } catch (cause) {
    if (!(cause instanceof UnreadableAddress)) throw cause;
    return { problem: problem ?? cause.message, isWaiting, shown: undefined };
  }
}

async function shownPreview(html: string, readFile: ReadFile): Promise<ShownPreview> {
  const address = builtAddress(html);
  const { origin, host } = new URL(address);
  const preview = await previewPage(address, askFiles(origin, readFile));
  const head = readHead(html);
  const cards = preview.cards.map(async (card) => ({
    card,
    image: card.image && (await versionedPath(card.image, readFile)),
  }));
  return {
    preview,
    site: {
      name: metaOf(head, 'og:site_name') || host,
      icon: iconPath(linkOf(head, 'icon'), address),
    },
    cards: await Promise.all(cards),
  };
}

/** A browser does not ask again for the picture of an address that it is showing. */
async function versionedPath(address: string, readFile: ReadFile): Promise<string> {
  const path = localPath(new URL(address));
  const content = (await readFile(path)) ?? '';
  return `${path}?${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
}

function iconPath(href: string, address: string): string | undefined {
  if (href === '' || !URL.canParse(href, address)) return undefined;
  const url = new URL(href, address);
  return url.origin === new URL(address).origin ? localPath(url) : undefined;
}

/** `//host/picture` would leave this server. */
function localPath({ pathname }: URL): string {
  return pathname.replace(/^\/+/, '/');
}
