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

// Read in November 2026. What tests of the build hold, such as the image's size, is not checked again.
const OGP = 'ogp.me';
const GOOGLE = 'developers.google.com/search/docs';
const X = 'developer.x.com/cards/markup';

/** Predicts the cards of a page, each with what is wrong with it. */
export function buildCards(page: SharedPage): Card[] {
  const { title, description, cardTitle, cardDescription, image } = page;
  const shared = {
    title: cardTitle,
    description: cardDescription,
    hasImage: image.isReadable,
  };
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
      findings: collect(
        image.url === '' && [OGP, "Il n'y a pas d'image de partage (og:image)."],
        image.url !== '' &&
          !image.isReadable && [OGP, `L'image ne peut pas être lue : ${image.url}`],
        image.alt === '' && [OGP, "L'image n'a pas de description (og:image:alt)."],
        isTooLong('Le titre', cardTitle, 70),
        isTooLong('La description', cardDescription, 200),
      ),
    },
    { kind: 'chat', name: 'Carte de messagerie (WhatsApp)', ...shared, findings: [] },
  ];
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
