import { describeResponse, UnreadableUrl, type FetchUrl } from '../reading/fetchUrl';
import { readHead, type PageHead } from '../reading/pageHead';
import { buildCards, type Card } from './cards';
import type { Finding } from './finding';
import { headFindings } from './headFindings';
import { readShareImage } from './shareImage';
import { siteFindings } from './siteFindings';
import { structuredDataFindings } from './structuredDataFindings';

export interface SharePreview {
  readonly url: string;
  readonly head: PageHead;
  /** What concerns all cards. */
  readonly findings: readonly Finding[];
  /** Each with what concerns it alone. */
  readonly cards: readonly Card[];
}

/**
 * Checks what search engines and platforms make of a page.
 *
 * @param url absolute
 * @throws UnreadableUrl when there is nothing to check: no response, a status other than 200, no
 *   HTML
 */
export async function previewPage(url: string, fetchUrl: FetchUrl): Promise<SharePreview> {
  const page = await fetchUrl(url);
  if (page?.status !== 200 || page.type !== 'text/html') {
    const what = page?.status === 200 ? `est de type « ${page.type} »` : describeResponse(page);
    throw new UnreadableUrl(`La page ${url} ${what}.`);
  }
  const head = readHead(page.body.toString());
  const { image, findings } = await readShareImage(head, fetchUrl);
  return {
    url: page.url,
    head,
    findings: [
      ...headFindings(head),
      ...findings,
      ...structuredDataFindings(head.jsonLd),
      ...(await siteFindings(page.url, head.canonical, fetchUrl)),
    ],
    cards: buildCards(head, image),
  };
}

/** Every finding: what concerns all cards first. */
export function allFindings({ findings, cards }: SharePreview): Finding[] {
  return [...findings, ...cards.flatMap((card) => card.findings)];
}
