import { metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, warning, type Finding } from './finding';
import type { Platform } from './platforms';
import type { ShareImage } from './shareImage';

/** What a platform will show of a page. */
export interface PlatformPreview {
  readonly platform: Platform;
  readonly title: string;
  /** Empty when it shows none. */
  readonly description: string;
  /** undefined when it shows none. */
  readonly image: ShareImage | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Predicts what a platform shows of a page. Never throws.
 *
 * @param image undefined when there is none that platforms can show
 */
export function previewOn(
  platform: Platform,
  head: PageHead,
  image: ShareImage | undefined,
): PlatformPreview {
  const tagOf = (name: string) =>
    platform.tags.map((prefix) => metaOf(head, prefix + name)).find(Boolean);
  const title = tagOf('title') ?? head.titles[0] ?? '';
  const description = platform.order.includes('description')
    ? (tagOf('description') ?? metaOf(head, 'description'))
    : '';
  const rejection = image !== undefined && imageFinding(platform, image);
  return {
    platform,
    title: cutText(title, platform.title),
    description: cutText(description, platform.description),
    image: platform.image && !rejection ? image : undefined,
    findings: collectFindings(
      cutFinding('Le titre est coupé', title, platform.title, platform.source),
      cutFinding('La description est coupée', description, platform.description, platform.source),
      rejection,
    ),
  };
}

/** A warning, not an error: platforms cut by device, and state no fixed length. */
function cutFinding(what: string, text: string, limit: number | undefined, source: string) {
  if (limit === undefined || text.length <= limit) return false;
  return warning(source, `${what} : ${text.length} caractères, ${limit} affichés.`);
}

const ELLIPSIS = ' …';

/** Cuts a text after the last word that fits with an ellipsis. A text that fits stays as it is. */
export function cutText(text: string, limit: number | undefined): string {
  if (limit === undefined || text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit - ELLIPSIS.length);
  return (text.slice(0, Math.max(end, 0)) + ELLIPSIS).trim();
}

/** Why a platform does not show an image; false when it does. */
function imageFinding({ image: limit, source }: Platform, image: ShareImage): Finding | false {
  if (limit === undefined) return false;
  if (image.bytes > limit.bytes) {
    const [weight, max] = [kilobytes(image.bytes), kilobytes(limit.bytes)];
    return error(source, `L'image pèse ${weight}, le maximum est de ${max}.`);
  }
  const size = `${image.width} × ${image.height}`;
  const minimum = `${limit.width} × ${limit.height}`;
  const isLargeEnough = image.width >= limit.width && image.height >= limit.height;
  return !isLargeEnough && error(source, `L'image fait ${size}, il faut au moins ${minimum}.`);
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} Ko`;
}
