import { isAbsoluteUrl, UnreadableUrl, type FetchUrl } from '../reading/fetchUrl';
import { imageSize, type ImageSize } from '../reading/imageSize';
import { metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, warning, type Finding } from './finding';
import { documented, OGP, ownChoice } from './source';

/** The image that a page names for platforms. */
export interface ShareImage {
  readonly url: string;
  readonly bytes: number;
  /** undefined when there is no image that platforms can show. */
  readonly size: ImageSize | undefined;
  readonly findings: readonly Finding[];
}

const FACEBOOK = documented('developers.facebook.com/docs/sharing/webmasters/images');
const FORMATS = ownChoice('les formats que tous montrent ; X lit aussi WebP, aucun ne lit SVG');

/** Fetches the image that a page names and compares it with what the page says of it. */
export async function readShareImage(head: PageHead, fetchUrl: FetchUrl): Promise<ShareImage> {
  const url = metaOf(head, 'og:image');
  const unusable = (message: string, source = OGP): ShareImage => ({
    url,
    bytes: 0,
    size: undefined,
    findings: [error(source, message)],
  });
  if (url === '') return unusable("Il n'y a pas d'image de partage (og:image).");
  if (!isAbsoluteUrl(url)) {
    return unusable(`L'adresse de l'image n'est pas absolue : ${url}`);
  }
  try {
    const { status, body } = await fetchUrl(url);
    if (status !== 200) return unusable(`L'image de partage répond ${status} : ${url}`);
    const size = imageSize(body);
    if (size === undefined) {
      return unusable(`L'image n'est ni PNG, ni JPEG, ni GIF : ${url}`, FORMATS);
    }
    return { url, bytes: body.length, size, findings: declarationFindings(head, size) };
  } catch (cause) {
    if (!(cause instanceof UnreadableUrl)) throw cause;
    return unusable(`L'image de partage ne peut pas être lue : ${cause.message}`);
  }
}

function declarationFindings(head: PageHead, { width, height, type }: ImageSize): Finding[] {
  const contradiction = (name: string, real: string) => {
    const declared = metaOf(head, name);
    const message = `${name} vaut « ${declared} », l'image dit « ${real} ».`;
    return declared !== '' && declared !== real && error(OGP, message);
  };
  const lacks = (name: string) => metaOf(head, name) === '';
  return collectFindings(
    contradiction('og:image:width', String(width)),
    contradiction('og:image:height', String(height)),
    contradiction('og:image:type', type),
    (lacks('og:image:width') || lacks('og:image:height')) &&
      warning(
        FACEBOOK,
        'Sans og:image:width et og:image:height, le premier partage peut se faire sans image.',
      ),
    lacks('og:image:alt') && warning(OGP, "L'image n'a pas de description (og:image:alt)."),
    Math.abs(width / height - 1.91) > 0.1 &&
      warning(FACEBOOK, "L'image n'a pas les proportions 1,91:1 : elle sera rognée."),
  );
}
