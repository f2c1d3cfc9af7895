import { metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, warning, type Finding } from './finding';
import type { ImageRule, Platform } from './platforms';
import type { ShareImage } from './shareImage';
import { cutText, ELLIPSIS, type TextLimit } from './textLimit';

/** What a platform will show of a page. */
export interface Card {
  readonly platform: Platform;
  readonly title: string;
  /** Empty when it shows none. */
  readonly description: string;
  /** The image's URL; undefined when it shows none. */
  readonly image: string | undefined;
  readonly findings: readonly Finding[];
}

/** Reads what a platform shows of a page, given the page's head and share image. Never throws. */
export function cardOf(platform: Platform, head: PageHead, image: ShareImage): Card {
  const { order, title: titleLimit, description: descriptionLimit, readLimit } = platform;
  const title = tagOf(platform, head, 'title') || (head.titles[0] ?? '').trim();
  const description = order.includes('description')
    ? tagOf(platform, head, 'description') || metaOf(head, 'description')
    : '';
  const rejection = platform.image && imageRejection(platform.image, image);
  const isShown = order.includes('image') && image.size !== undefined && !rejection;
  return {
    platform,
    title: cutText(title, titleLimit),
    description: cutText(description, descriptionLimit),
    image: isShown ? image.url : undefined,
    findings: collectFindings(
      cutFinding('Le titre est coupé', title, titleLimit),
      cutFinding('La description est coupée', description, descriptionLimit),
      rejection ?? false,
      readLimit !== undefined &&
        head.bytes > readLimit.bytes &&
        error(
          readLimit.source,
          `L'en-tête finit à ${kilobytes(head.bytes)}, le robot s'arrête à ${kilobytes(readLimit.bytes)}.`,
        ),
    ),
  };
}

function tagOf({ tags }: Platform, head: PageHead, name: string): string {
  return tags.map((prefix) => metaOf(head, prefix + name)).find(Boolean) ?? '';
}

const BETWEEN_SENTENCES = new RegExp(`[.!?]${ELLIPSIS}$`);

/**
 * A warning, not an error: platforms cut by device, and state no fixed width. A text that is cut
 * between two sentences was written to be cut.
 */
function cutFinding(what: string, text: string, limit: TextLimit | undefined): Finding | false {
  const shown = cutText(text, limit);
  if (limit === undefined || shown === text || BETWEEN_SENTENCES.test(shown)) return false;
  const length = Math.round(limit.measure(text));
  return warning(limit.source, `${what} : ${length} ${limit.unit}, ${limit.max} affichés.`);
}

/** Why a platform does not show an image; undefined when it does. */
function imageRejection(rule: ImageRule, { size, bytes }: ShareImage): Finding | undefined {
  const { source, width = 0, height = 0, bytes: maxBytes = Infinity } = rule;
  if (size === undefined) return undefined;
  if (bytes > maxBytes) {
    const limit = `le maximum est de ${kilobytes(maxBytes)}`;
    return error(source, `L'image pèse ${kilobytes(bytes)}, ${limit}.`);
  }
  if (size.width >= width && size.height >= height) return undefined;
  const minimum = height === 0 ? `${width} de large` : `${width} × ${height}`;
  return error(source, `L'image fait ${size.width} × ${size.height}, il faut au moins ${minimum}.`);
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} Ko`;
}
