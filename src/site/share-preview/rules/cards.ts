import { cutText, ELLIPSIS, textWidth } from './textWidth';
import { error, warning } from './finding';
import type { Finding } from './finding';
import type { Network, TextLimit } from './platforms';
import { metaOf } from '../reading/pageHead';
import type { PageHead } from '../reading/pageHead';
import type { ShareImage } from './shareImage';
import type { Source } from './source';

/** What a network will show of a page. */
export interface Card {
  readonly network: string;
  readonly title: string;
  readonly description: string;
  /** The picture's address; undefined when none is shown. */
  readonly image: string | undefined;
  readonly findings: readonly Finding[];
}

/**
 * What a network shows of a page. Never throws.
 *
 * @param head what its robot reads
 * @param image the picture that the page names
 */
export function cardOf(network: Network, head: PageHead, image: ShareImage): Card {
  const title = tagOf(network, head, 'title') || (head.titles[0] ?? '').trim();
  const description = tagOf(network, head, 'description') || metaOf(head, 'description');
  const misfit = image.size === undefined ? undefined : misfitOf(network.image, image);
  const isShown = network.image !== undefined && image.size !== undefined && misfit === undefined;
  return {
    network: network.name,
    title: cutText(title, (text) => isWithin(network.title, text)),
    description: shownDescription(network, description),
    image: isShown ? image.address : undefined,
    findings: [
      ...cutFindings(network, 'Le titre est coupé', network.title, title),
      ...cutFindings(network, 'La description est coupée', network.description, description),
      ...(misfit === undefined ? [] : [error({ network: network.name, ...misfit })]),
      ...readFindings(network, head),
    ],
  };
}

function tagOf({ tags }: Network, head: PageHead, name: string): string {
  return tags.map((beginning) => metaOf(head, beginning + name)).find(Boolean) ?? '';
}

const BETWEEN_SENTENCES = new RegExp(`[.!?]${ELLIPSIS}$`);

type Shown = Network['description'];

function shownDescription({ description }: Network, text: string): string {
  return description === 'hidden' ? '' : cutText(text, (shorter) => isWithin(description, shorter));
}

function isWithin(limit: Shown, text: string): boolean {
  if (typeof limit === 'string') return true;
  if ('characters' in limit) return Array.from(text).length <= limit.characters;
  return textWidth(text, limit.size) <= limit.pixels;
}

/**
 * A cut text is no error: search engines and networks cut by device, and state no fixed width. One
 * that is cut between two sentences has been written for it.
 */
function cutFindings({ name }: Network, what: string, limit: Shown, text: string): Finding[] {
  if (typeof limit === 'string' || isWithin(limit, text)) return [];
  const shown = cutText(text, (shorter) => isWithin(limit, shorter));
  if (BETWEEN_SENTENCES.test(shown)) return [];
  const { evidence, source } = limit;
  const message = `${what} : ${measure(limit, text)}.`;
  return [warning({ network: name, evidence, source, message })];
}

function measure(limit: TextLimit, text: string): string {
  if ('characters' in limit) {
    return `${Array.from(text).length} caractères, ${limit.characters} affichés`;
  }
  return `${Math.round(textWidth(text, limit.size))} pixels, ${limit.pixels} affichés`;
}

type Misfit = Source & { readonly message: string };

/** Why a network does not show a picture; undefined when it does. */
function misfitOf(limits: Network['image'], { size, bytes }: ShareImage): Misfit | undefined {
  if (limits === undefined || size === undefined) return undefined;
  const { evidence, source, width = 0, height = 0, bytes: most = Infinity } = limits;
  const misfit = (message: string): Misfit => ({ evidence, source, message });
  if (bytes > most) {
    return misfit(`L'image pèse ${kilobytes(bytes)}, le maximum est de ${kilobytes(most)}.`);
  }
  if (size.width >= width && size.height >= height) return undefined;
  const least = height === 0 ? `${width} de large` : `${width} × ${height}`;
  return misfit(`L'image fait ${size.width} × ${size.height}, il faut au moins ${least}.`);
}

function readFindings({ name, read }: Network, head: PageHead): Finding[] {
  if (read === undefined || head.bytes <= read.bytes) return [];
  const { evidence, source, bytes } = read;
  const message = `L'en-tête finit à ${kilobytes(head.bytes)}, le robot s'arrête à ${kilobytes(bytes)}.`;
  return [error({ network: name, evidence, source, message })];
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} Ko`;
}
