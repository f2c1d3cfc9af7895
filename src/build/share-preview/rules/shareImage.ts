import { imageSize } from 'image-size';
import { describeResponse, isAbsoluteUrl, type FetchUrl } from '../reading/fetchUrl';
import { metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, FACEBOOK, OGP, warning, type Finding } from './finding';

/** The image that a page names for platforms. */
export interface ShareImage extends Readonly<Record<'width' | 'height' | 'bytes', number>> {
  readonly url: string;
}

/**
 * Fetches the image that a page names and compares it with what the page says of it.
 *
 * @returns no image when there is none that every platform shows
 */
export async function readShareImage(
  head: PageHead,
  fetchUrl: FetchUrl,
): Promise<{ image?: ShareImage; findings: Finding[] }> {
  const url = metaOf(head, 'og:image');
  const unusable = (message: string) => ({ findings: [error(OGP, message)] });
  if (url === '') return unusable("Il n'y a pas d'image de partage (og:image).");
  if (!isAbsoluteUrl(url)) return unusable(`L'adresse de l'image n'est pas absolue : ${url}`);
  const response = await fetchUrl(url);
  if (response?.status !== 200) {
    return unusable(`L'image de partage ${describeResponse(response)} : ${url}`);
  }
  const size = measureImage(response.body);
  if (size === undefined) return unusable(`L'image n'est ni PNG, ni JPEG, ni GIF : ${url}`);
  const image = { url, bytes: response.body.length, ...size };
  return { image, findings: declarationFindings(head, image) };
}

function measureImage(body: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, type = '' } = imageSize(body);
    return ['png', 'jpg', 'gif'].includes(type) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

function declarationFindings(head: PageHead, { width, height }: ShareImage): Finding[] {
  const declared = `${metaOf(head, 'og:image:width')} × ${metaOf(head, 'og:image:height')}`;
  const real = `${width} × ${height}`;
  const mismatch = `og:image:width et og:image:height disent « ${declared} », l'image « ${real} ».`;
  return collectFindings(
    declared !== real && error(FACEBOOK, mismatch),
    metaOf(head, 'og:image:alt') === '' &&
      warning(OGP, "L'image n'a pas de description (og:image:alt)."),
    Math.abs(width / height - 1.91) > 0.1 &&
      warning(FACEBOOK, "L'image n'a pas les proportions 1,91:1 : elle sera rognée."),
  );
}
