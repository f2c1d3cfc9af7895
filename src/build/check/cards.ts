import { cutText, textWidth } from './textWidth';
import { error, warning } from './finding';
import type { Finding } from './finding';
import type { Network, TextLimit } from './networks';
import { metaOf } from './pageHead';
import type { PageHead } from './pageHead';
import type { ShareImage } from './shareImage';

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
 * Draws up what a network shows. In: what its robot reads, and the picture that the page names.
 * Never throws.
 */
export function cardOf(network: Network, head: PageHead, image: ShareImage): Card {
  const isSearch = network.image === undefined;
  const named = isSearch ? '' : metaOf(head, 'og:title');
  const told = isSearch ? '' : metaOf(head, 'og:description');
  const title = named || (head.titles[0] ?? '').trim();
  const description = told || metaOf(head, 'description');
  const shown = image.size !== undefined && fits(network, image) ? image.address : undefined;
  return {
    network: network.name,
    title: cutText(title, (text) => isWithin(network.title, text)),
    description: network.description
      ? cutText(description, (text) => isWithin(network.description, text))
      : '',
    image: isSearch ? undefined : shown,
    findings: [
      ...textFindings(network, title, description),
      ...(isSearch ? [] : imageFindings(network, image)),
      ...sizeFindings(network, head),
    ],
  };
}

function isWithin(limit: TextLimit | undefined, text: string): boolean {
  if (limit === undefined) return true;
  if ('characters' in limit) return Array.from(text).length <= limit.characters;
  return textWidth(text, limit.size) <= limit.pixels;
}

function textFindings(network: Network, title: string, description: string): Finding[] {
  const { name, source, isTitleVital } = network;
  const about = { network: name, source };
  const cut = isTitleVital ? error : warning;
  return [
    ...(isWithin(network.title, title)
      ? []
      : [cut({ ...about, message: `Le titre est coupé : ${measure(network.title, title)}.` })]),
    ...(isWithin(network.description, description)
      ? []
      : [
          warning({
            ...about,
            message: `La description est coupée : ${measure(network.description, description)}.`,
          }),
        ]),
  ];
}

function measure(limit: TextLimit | undefined, text: string): string {
  if (limit === undefined) return '';
  if ('characters' in limit) {
    return `${Array.from(text).length} caractères, ${limit.characters} affichés`;
  }
  return `${Math.round(textWidth(text, limit.size))} pixels, ${limit.pixels} affichés`;
}

function fits({ image }: Network, { size, bytes }: ShareImage): boolean {
  if (image === undefined || size === undefined) return false;
  return size.width >= image.width && size.height >= image.height && bytes <= image.bytes;
}

function imageFindings(network: Network, image: ShareImage): Finding[] {
  const { name, source } = network;
  const { size, bytes } = image;
  if (network.image === undefined || size === undefined || fits(network, image)) return [];
  const { width, height, bytes: most } = network.image;
  const message =
    bytes > most
      ? `L'image pèse ${kilobytes(bytes)}, le maximum est de ${kilobytes(most)}.`
      : `L'image fait ${size.width} × ${size.height}, il faut au moins ${width} × ${height}.`;
  return [error({ network: name, source, message })];
}

function sizeFindings({ name, bytes, source }: Network, head: PageHead): Finding[] {
  if (head.bytes <= bytes) return [];
  const message = `L'en-tête finit à ${kilobytes(head.bytes)}, le robot s'arrête à ${kilobytes(bytes)}.`;
  return [error({ network: name, source, message })];
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} Ko`;
}
