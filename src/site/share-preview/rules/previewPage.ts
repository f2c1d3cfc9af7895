import { UnreadableAddress } from '../reading/fetchUrl';
import type { Ask } from '../reading/fetchUrl';
import { cardOf } from './cards';
import type { Card } from './cards';
import type { Finding } from './finding';
import { allFindings, countOf } from './findingCounts';
import { headFindings } from './headFindings';
import { jsonLdFindings } from './jsonLdFindings';
import { networks } from './platforms';
import { linkOf, readHead } from '../reading/pageHead';
import { readShareImage } from './shareImage';
import { siteFindings } from './siteFindings';

export interface SharePreview {
  readonly address: string;
  /** What concerns all networks. */
  readonly findings: readonly Finding[];
  /** One for each network, with what concerns it alone. */
  readonly cards: readonly Card[];
}

/**
 * Finds out what search engines and networks make of a page.
 *
 * @param address absolute
 * @throws UnreadableAddress when there is nothing to check: no answer, another status than 200, no
 *   HTML, nothing in its head
 */
export async function previewPage(address: string, ask: Ask): Promise<SharePreview> {
  const page = await ask(address);
  if (page.status !== 200) throw new UnreadableAddress(`${page.address} répond ${page.status}.`);
  if (!['text/html', 'application/xhtml+xml'].includes(page.type)) {
    throw new UnreadableAddress(
      `${page.address} n'est pas une page HTML (${page.type || 'sans type'}).`,
    );
  }
  const head = readHead(page.body.toString('utf8'));
  if (head.titles.length === 0 && head.metas.length === 0) {
    throw new UnreadableAddress(
      `${page.address} n'a rien dans son en-tête (<head>) : les robots n'exécutent pas de script.`,
    );
  }
  const image = await readShareImage(head, ask);
  const canonical = linkOf(head, 'canonical');
  const robots = [...new Set(networks.flatMap(({ robot }) => robot ?? []))];
  return {
    address: page.address,
    findings: [
      ...headFindings(head),
      ...image.findings,
      ...jsonLdFindings(head.jsonLd),
      ...(await siteFindings({ address: page.address, canonical, robots }, ask)),
    ],
    cards: networks.map((network) => cardOf(network, head, image)),
  };
}

/** Whether something breaks a rule, beyond warnings. */
export function hasErrors(preview: SharePreview): boolean {
  return countOf(allFindings(preview), 'error') > 0;
}
