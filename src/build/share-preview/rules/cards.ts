import { metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, FACEBOOK, warning, WHATSAPP, X, type Finding } from './finding';
import type { ShareImage } from './shareImage';

/** What people see instead of a page, drawn much alike by the platforms in its name. */
export interface Card {
  readonly kind: 'search' | 'large' | 'chat';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** undefined when the card shows none. */
  readonly image: ShareImage | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Predicts the cards of a page, and finds what breaks a rule that one of their platforms documents.
 *
 * @param image undefined when the page names none that platforms can read
 */
export function buildCards(head: PageHead, image: ShareImage | undefined): Card[] {
  const pageTitle = head.titles[0] ?? '';
  const pageDescription = metaOf(head, 'description');
  const shared = {
    title: metaOf(head, 'og:title') || pageTitle,
    description: metaOf(head, 'og:description') || pageDescription,
  };
  const largeRejections = image ? largeImageFindings(image) : [];
  const chatRejections = image ? chatImageFindings(image) : [];
  return [
    {
      kind: 'search',
      name: 'Résultat de recherche (Google)',
      title: pageTitle,
      description: pageDescription,
      image: undefined,
      findings: [],
    },
    {
      kind: 'large',
      name: 'Grande carte (LinkedIn, Facebook, X, Slack, Teams)',
      ...shared,
      image: largeRejections.length > 0 ? undefined : image,
      findings: [
        ...largeRejections,
        ...lengthFindings('Le titre', metaOf(head, 'twitter:title') || shared.title, 70),
        ...lengthFindings(
          'La description',
          metaOf(head, 'twitter:description') || shared.description,
          200,
        ),
      ],
    },
    {
      kind: 'chat',
      name: 'Carte de messagerie (WhatsApp)',
      ...shared,
      image: chatRejections.length > 0 ? undefined : image,
      findings: chatRejections,
    },
  ];
}

/** A warning, not an error: X cuts what is longer. */
function lengthFindings(what: string, text: string, limit: number): Finding[] {
  if (text.length <= limit) return [];
  return [warning(X, `${what} a ${text.length} caractères, X en montre ${limit}.`)];
}

function largeImageFindings({ width, height, bytes }: ShareImage): Finding[] {
  return collectFindings(
    bytes >= 5_000_000 && error(X, `L'image pèse ${kilobytes(bytes)}, le maximum est de 5 000 Ko.`),
    (width < 600 || height < 315) &&
      error(FACEBOOK, `L'image fait ${width} × ${height}, il faut au moins 600 × 315.`),
  );
}

function chatImageFindings({ width, height, bytes }: ShareImage): Finding[] {
  return collectFindings(
    bytes >= 600_000 &&
      error(WHATSAPP, `L'image pèse ${kilobytes(bytes)}, le maximum est de 600 Ko.`),
    width < 300 && error(WHATSAPP, `L'image fait ${width} pixels de large, il en faut 300.`),
    width > 4 * height && error(WHATSAPP, "L'image est plus de quatre fois aussi large que haute."),
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} Ko`;
}
