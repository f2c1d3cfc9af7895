import { describeResponse, UnreadableUrl, type FetchUrl } from '../reading/fetchUrl';
import { readHead, type PageHead } from '../reading/pageHead';
import type { Finding } from './finding';
import { headFindings } from './headFindings';
import { previewOn, type PlatformPreview } from './platformPreview';
import { platforms } from './platforms';
import { readShareImage } from './shareImage';
import { siteFindings } from './siteFindings';
import { structuredDataFindings } from './structuredDataFindings';

export interface SharePreview {
  readonly url: string;
  readonly head: PageHead;
  /** What concerns all platforms. */
  readonly findings: readonly Finding[];
  /** One for each platform, with what concerns it alone. */
  readonly previews: readonly PlatformPreview[];
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
    previews: platforms.map((platform) => previewOn(platform, head, image)),
  };
}

/** Every finding: what concerns all platforms first. */
export function allFindings({ findings, previews }: SharePreview): Finding[] {
  return [...findings, ...previews.flatMap((preview) => preview.findings)];
}
