import { UnreadableUrl, type FetchUrl } from '../reading/fetchUrl';
import { linkOf, readHead, type PageHead } from '../reading/pageHead';
import { cardOf, type Card } from './cards';
import type { Finding } from './finding';
import { headFindings } from './headFindings';
import { jsonLdFindings } from './jsonLdFindings';
import { platforms } from './platforms';
import { readShareImage } from './shareImage';
import { siteFindings } from './siteFindings';

export interface SharePreview {
  readonly url: string;
  readonly head: PageHead;
  /** What concerns all platforms. */
  readonly findings: readonly Finding[];
  /** One for each platform, with what concerns it alone. */
  readonly cards: readonly Card[];
}

/**
 * Checks what search engines and platforms make of a page.
 *
 * @param url absolute
 * @throws UnreadableUrl when there is nothing to check: no response, a status other than 200, no
 *   HTML, an empty head
 */
export async function previewPage(url: string, fetchUrl: FetchUrl): Promise<SharePreview> {
  const page = await fetchUrl(url);
  if (page.status !== 200) throw new UnreadableUrl(`${page.url} répond ${page.status}.`);
  if (!['text/html', 'application/xhtml+xml'].includes(page.type)) {
    throw new UnreadableUrl(`${page.url} n'est pas une page HTML (${page.type || 'sans type'}).`);
  }
  const head = readHead(page.body.toString('utf8'));
  if (head.titles.length === 0 && head.metas.length === 0) {
    throw new UnreadableUrl(
      `${page.url} n'a rien dans son en-tête (<head>) : les robots n'exécutent pas de script.`,
    );
  }
  const image = await readShareImage(head, fetchUrl);
  return {
    url: page.url,
    head,
    findings: [
      ...headFindings(head),
      ...image.findings,
      ...jsonLdFindings(head.jsonLd),
      ...(await siteFindings({ url: page.url, canonical: linkOf(head, 'canonical') }, fetchUrl)),
    ],
    cards: platforms.map((platform) => cardOf(platform, head, image)),
  };
}

/** Every finding: what concerns all platforms first. */
export function allFindings({ findings, cards }: SharePreview): Finding[] {
  return [...findings, ...cards.flatMap((card) => card.findings)];
}
