import { UnreadableAddress } from './answer';
import type { Ask } from './answer';
import { error, warning } from './finding';
import type { Finding } from './finding';
import { imageSize } from './imageSize';
import type { ImageSize } from './imageSize';
import { metaOf } from './pageHead';
import type { PageHead } from './pageHead';

/** The picture that a page names for networks. */
export interface ShareImage {
  readonly address: string;
  readonly bytes: number;
  /** undefined when there is no picture that networks can show. */
  readonly size: ImageSize | undefined;
  readonly findings: readonly Finding[];
}

const OGP = 'ogp.me/#structured (novembre 2026)';
const FACEBOOK = 'developers.facebook.com/docs/sharing/webmasters/images (novembre 2026)';

/** Fetches the picture that a page names and compares it with what the page says of it. */
export async function readShareImage(head: PageHead, ask: Ask): Promise<ShareImage> {
  const address = metaOf(head, 'og:image');
  const none = (message: string, source = OGP): ShareImage => ({
    address,
    bytes: 0,
    size: undefined,
    findings: [error({ message, source })],
  });
  if (address === '') return none("Il n'y a pas d'image de partage (og:image).");
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return none(`L'adresse de l'image n'est pas absolue : ${address}`);
  }
  try {
    const { status, body } = await ask(address);
    if (status !== 200) return none(`L'image de partage répond ${status} : ${address}`);
    const size = imageSize(body);
    if (size === undefined)
      return none(`L'image n'est ni PNG, ni JPEG, ni GIF : ${address}`, FACEBOOK);
    return { address, bytes: body.length, size, findings: declared(head, size) };
  } catch (cause) {
    if (!(cause instanceof UnreadableAddress)) throw cause;
    return none(`L'image de partage ne peut pas être lue : ${cause.message}`);
  }
}

function declared(head: PageHead, size: ImageSize): Finding[] {
  const wrong = [
    ['og:image:width', String(size.width)],
    ['og:image:height', String(size.height)],
    ['og:image:type', size.type],
  ].filter(([name = '', real]) => metaOf(head, name) !== real);
  return [
    ...wrong.map(([name = '', real]) =>
      error({
        source: OGP,
        message: `${name} vaut « ${metaOf(head, name)} », l'image dit « ${real} ».`,
      }),
    ),
    ...(metaOf(head, 'og:image:alt') === ''
      ? [warning({ source: OGP, message: "L'image n'a pas de description (og:image:alt)." })]
      : []),
    ...(Math.abs(size.width / size.height - 1.91) > 0.1
      ? [
          warning({
            source: FACEBOOK,
            message: "L'image n'a pas les proportions 1,91:1 : elle sera rognée.",
          }),
        ]
      : []),
  ];
}
