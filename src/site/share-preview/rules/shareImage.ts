import { UnreadableAddress } from '../reading/fetchUrl';
import type { Ask } from '../reading/fetchUrl';
import { error, warning } from './finding';
import type { Finding } from './finding';
import { imageSize } from '../reading/imageSize';
import type { ImageSize } from '../reading/imageSize';
import { metaOf } from '../reading/pageHead';
import type { PageHead } from '../reading/pageHead';
import { documented, ownChoice } from './source';
import type { Source } from './source';

/** The picture that a page names for networks. */
export interface ShareImage {
  readonly address: string;
  readonly bytes: number;
  /** undefined when there is no picture that networks can show. */
  readonly size: ImageSize | undefined;
  readonly findings: readonly Finding[];
}

const OGP = documented('ogp.me');
const FACEBOOK = documented('developers.facebook.com/docs/sharing/webmasters/images');
const FORMATS = ownChoice('les formats que tous montrent ; X lit aussi WebP, aucun ne lit SVG');

/** Fetches the picture that a page names and compares it with what the page says of it. */
export async function readShareImage(head: PageHead, ask: Ask): Promise<ShareImage> {
  const address = metaOf(head, 'og:image');
  const none = (message: string, source: Source = OGP): ShareImage => ({
    address,
    bytes: 0,
    size: undefined,
    findings: [error({ ...source, message })],
  });
  if (address === '') return none("Il n'y a pas d'image de partage (og:image).");
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return none(`L'adresse de l'image n'est pas absolue : ${address}`);
  }
  try {
    const { status, body } = await ask(address);
    if (status !== 200) return none(`L'image de partage répond ${status} : ${address}`);
    const size = imageSize(body);
    if (size === undefined) {
      return none(`L'image n'est ni PNG, ni JPEG, ni GIF : ${address}`, FORMATS);
    }
    return { address, bytes: body.length, size, findings: declared(head, size) };
  } catch (cause) {
    if (!(cause instanceof UnreadableAddress)) throw cause;
    return none(`L'image de partage ne peut pas être lue : ${cause.message}`);
  }
}

function declared(head: PageHead, size: ImageSize): Finding[] {
  const isUnsized = ['og:image:width', 'og:image:height'].some((name) => metaOf(head, name) === '');
  const isCropped = Math.abs(size.width / size.height - 1.91) > 0.1;
  return [
    ...contradictions(head, size),
    ...(isUnsized
      ? [
          warning({
            ...FACEBOOK,
            message:
              'Sans og:image:width et og:image:height, le premier partage peut se faire sans image.',
          }),
        ]
      : []),
    ...(metaOf(head, 'og:image:alt') === ''
      ? [warning({ ...OGP, message: "L'image n'a pas de description (og:image:alt)." })]
      : []),
    ...(isCropped
      ? [
          warning({
            ...FACEBOOK,
            message: "L'image n'a pas les proportions 1,91:1 : elle sera rognée.",
          }),
        ]
      : []),
  ];
}

function contradictions(head: PageHead, size: ImageSize): Finding[] {
  const real = [
    ['og:image:width', String(size.width)],
    ['og:image:height', String(size.height)],
    ['og:image:type', size.type],
  ] as const;
  return real.flatMap(([name, value]) => {
    const said = metaOf(head, name);
    const message = `${name} vaut « ${said} », l'image dit « ${value} ».`;
    return said === '' || said === value ? [] : [error({ ...OGP, message })];
  });
}
