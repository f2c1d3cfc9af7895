import { isOnThisMachine, type SharedPage } from './readSharedPage';

/** What people see instead of a page. */
export interface Card {
  readonly kind: 'search' | 'large' | 'chat';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly hasImage: boolean;
  readonly findings: readonly Finding[];
}

/** What breaks a rule that a network documents, for marketers: in French. */
export interface Finding {
  readonly message: string;
  /** Where the rule stands. */
  readonly source: string;
}

// Read in November 2026.
const OGP = 'ogp.me';
const GOOGLE = 'developers.google.com/search/docs';
const FACEBOOK = 'developers.facebook.com/docs/sharing/webmasters/images';
const X = 'developer.x.com/cards/markup';
const WHATSAPP = 'developers.facebook.com/documentation/business-messaging/whatsapp/link-previews';

/** Predicts the cards of a page, each with what is wrong with it. */
export function buildCards(page: SharedPage): Card[] {
  const { title, description, cardTitle, cardDescription, image } = page;
  const imageProblems = findImageProblems(page);
  const isTooHeavyForChats = image.bytes > 600_000;
  const shared = { title: cardTitle, description: cardDescription };
  return [
    {
      kind: 'search',
      name: 'Résultat de recherche (Google)',
      title,
      description,
      hasImage: false,
      findings: collect(
        title === '' && [GOOGLE, "La page n'a pas de titre (<title>)."],
        description === '' && [GOOGLE, "La page n'a pas de description."],
        !page.isIndexed && [GOOGLE, 'La page demande à ne pas être référencée (noindex).'],
        isOnThisMachine(page.url) && [
          GOOGLE,
          `Les adresses de la page sont encore celles de cette machine (${new URL(page.url).origin}) : construisez-la avec SITE_URL.`,
        ],
      ),
    },
    {
      kind: 'large',
      name: 'Grande carte (LinkedIn, Facebook, X, Slack, Teams)',
      ...shared,
      hasImage: imageProblems.length === 0,
      findings: [
        ...imageProblems,
        ...collect(
          image.alt === '' && [OGP, "L'image n'a pas de description (og:image:alt)."],
          isTooLong('Le titre', cardTitle, 70),
          isTooLong('La description', cardDescription, 200),
        ),
      ],
    },
    {
      kind: 'chat',
      name: 'Carte de messagerie (WhatsApp)',
      ...shared,
      hasImage: imageProblems.length === 0 && !isTooHeavyForChats,
      findings: collect(
        isTooHeavyForChats && [
          WHATSAPP,
          `L'image pèse ${Math.ceil(image.bytes / 1000)} Ko, le maximum est de 600 Ko.`,
        ],
      ),
    },
  ];
}

function findImageProblems({ image: { url, size, bytes } }: SharedPage): Finding[] {
  if (url === '') return collect([OGP, "Il n'y a pas d'image de partage (og:image)."]);
  if (size === undefined) {
    return collect([OGP, `L'image ne peut pas être lue, en PNG, en JPEG ou en GIF : ${url}`]);
  }
  return collect(
    (size.width < 600 || size.height < 315) && [
      FACEBOOK,
      `L'image fait ${size.width} × ${size.height}, il faut au moins 600 × 315.`,
    ],
    bytes > 5_000_000 && [X, "L'image pèse plus de 5 Mo."],
  );
}

function isTooLong(what: string, text: string, limit: number): false | [string, string] {
  return text.length > limit && [X, `${what} a ${text.length} caractères, X en montre ${limit}.`];
}

/** Drops `false` from values such as `isBroken && […]`. */
function collect(...results: (false | [source: string, message: string])[]): Finding[] {
  return results
    .filter((result) => result !== false)
    .map(([source, message]) => ({ source, message }));
}

/** How many findings all cards have, in a French sentence. */
export function countFindings(cards: readonly Card[]): string {
  const count = cards.flatMap(({ findings }) => findings).length;
  if (count === 0) return 'Rien à signaler.';
  return count === 1 ? '1 point à corriger.' : `${count} points à corriger.`;
}
