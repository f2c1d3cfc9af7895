import { FIELD_NAMES, FIELDS, type AttributionPart } from '../../_shared/contract.ts';
import type { Attribution, StoredDemoRequest } from '../demo-request.ts';

/** A mail to the provider, in plain text: what a visitor typed cannot be anything else in it. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
}

/** The provider's. follow_up.sql and statistics.sql have the same. */
export const TIME_ZONE = 'Europe/Paris';

const FRENCH_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

// French has a no-break space before a colon and around a unit. Written as escapes, so that no editor
// loses them.
const COLON = '\u00A0:';
const HOUR = '\u00A0h';

// Outlook joins a line of 40 characters or more with the next one, unless it ends in a tab.
// https://stackoverflow.com/q/136052
const LINE_END = '\t\n';

const SUSPICION = `À vérifier${COLON} le champ caché du formulaire est rempli (robot, ou remplissage automatique du navigateur).`;

/**
 * Writes the mail that informs the provider of a request, in French: by when, who, company, email,
 * message. What we say of the request stands above all that its sender typed in several lines, who could
 * otherwise write it for us.
 *
 * @param request cleaned: its one-line fields contain no line break, and its texts no CR
 * @param responseHours within how many hours the page promises a response
 * @param followUpUrl where the provider says what became of the request
 */
export function composeMail(
  request: StoredDemoRequest,
  responseHours: number,
  followUpUrl: string,
): MailText {
  const prefix = request.isSuspected ? '[À vérifier] ' : '';
  const promisedBy = new Date(request.receivedAt.getTime() + responseHours * 3_600_000);
  return {
    // The company first: it is what a list of mails on a phone has room for.
    subject: `${prefix}${request.company}${COLON} ${writeOrdinal(request)}demande (${request.name})`,
    text: [
      'Nouvelle demande',
      ...(request.isSuspected ? [SUSPICION] : []),
      `Réponse à donner avant le ${writeDate(promisedBy)} (heure de Paris)`,
      `Une fois votre réponse envoyée, marquez la demande comme traitée sur la page de suivi\u202F; s’il ne s’agit pas d’une demande, indiquez-le au même endroit${COLON}`,
      followUpUrl,
      ...(request.rank > 1
        ? [`${writeOrdinal(request)}demande reçue de cette adresse e-mail`]
        : []),
      '',
      ...listFilledLines(request),
      ...listAttribution(request),
      '',
      ...listTexts(request),
      '--',
      `Le site promet une réponse en moins de ${responseHours}${HOUR}. Pour écrire au prospect, répondez à ce message\u202F; dans tout message de prospection, indiquez-lui comment s’y opposer sans frais.`,
      'Si cette personne refuse la prospection, ou figure déjà sur votre liste d’opposition, bornez-vous à répondre à sa demande\u202F; inscrivez cette personne sur la liste si elle n’y est pas, puis faites effacer ses données de la base. Effacez aussi ce message, vos échanges, vos notes et les données de rendez-vous dès qu’ils ne servent plus à traiter sa demande, sauf les pièces que la loi impose de garder ou qui prouvent un contrat. Sans refus, effacez-les, sous la même réserve, au terme de la durée annoncée dans la politique de confidentialité.',
      `Demande reçue le ${writeDate(request.receivedAt)}`,
      `Référence${COLON} ${request.id}`,
      '',
    ]
      .join('\n')
      .replace(/(?<=.)\n/gu, LINE_END),
  };
}

/** The fields of one line that the visitor has filled in. */
function listFilledLines(request: StoredDemoRequest): string[] {
  const filled = FIELD_NAMES.filter((field) => FIELDS[field].kind !== 'text' && request[field]);
  return filled.map((field) => `${FIELDS[field].mailLabel}${COLON} ${request[field]}`);
}

/** The fields that may have several lines, each under its label and above an empty line. */
function listTexts(request: StoredDemoRequest): string[] {
  const texts = FIELD_NAMES.filter((field) => FIELDS[field].kind === 'text');
  return texts.flatMap((field) => [
    `${FIELDS[field].mailLabel}${COLON}`,
    request[field] || 'Non renseigné.',
    '',
  ]);
}

/**
 * Campaign, source and medium of the link that led the visitor to the page, or the host of the page before.
 * Details follow a dot: alone, they say nothing. What a visitor sent cannot pose as a mark of this line.
 */
function listAttribution(request: Attribution): string[] {
  const read = (part: AttributionPart) =>
    (request[part] ?? '').replace(/[«»]/g, '"').replaceAll('·', '-');
  const campaign = read('utm_campaign') && `campagne «\u00A0${read('utm_campaign')}\u00A0»`;
  const link = join([campaign, read('utm_source'), read('utm_medium')], ', ');
  const host = read('referrer_host');
  const details = join([read('utm_content'), link && host], ', ');
  const attribution = link || host;
  return attribution ? [`Origine${COLON} ${join([attribution, details], ' · ')}`] : [];
}

const join = (texts: readonly string[], separator: string) => texts.filter(Boolean).join(separator);

/** `samedi 21 novembre 2026 à 9 h 30`, in Paris time. French writes the first of a month as 1er. */
function writeDate(date: Date): string {
  return FRENCH_DATE.format(date)
    .replace(/ 1 (?=\p{L})/u, ' 1er ')
    .replace(/0?(\d+):(?=\d\d$)/, `$1${HOUR}\u00A0`);
}

function writeOrdinal({ rank }: StoredDemoRequest): string {
  return rank > 1 ? `${rank}e ` : '';
}
