import { FIELD_NAMES, FIELDS } from '../../_shared/contract.ts';
import type { StoredDemoRequest } from '../demo-request.ts';

/** A mail to the provider, in plain text: what a visitor typed cannot be anything else in it. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
}

/** `samedi 21 novembre 2026 à 10:30`, in Paris time. */
const FRENCH_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

// French has a no-break space before a colon. Written as an escape, so that no editor loses it.
const COLON = '\u00A0:';

const NO_MESSAGE = 'Aucun message.';
const SUSPICION = `À vérifier${COLON} le champ caché du formulaire est rempli, sans doute par un robot.`;

/**
 * Writes the mail that informs the provider of a request, in French: who, company, email, message,
 * by when.
 *
 * @param request cleaned: its one-line fields contain no line break, and its message no CR
 * @param responseHours within how many hours the page promises a response
 */
export function composeMail(request: StoredDemoRequest, responseHours: number): MailText {
  const prefix = request.isSuspected ? '[À vérifier] ' : '';
  return {
    // The company first: it is what a list of mails on a phone has room for.
    subject: `${prefix}${request.company}${COLON} ${writeOrdinal(request)}demande de démo (${request.name})`,
    text: [
      'Nouvelle demande de démo',
      '',
      ...listFilledFields(request),
      '',
      `${FIELDS.message.mailLabel}${COLON}`,
      request.message || NO_MESSAGE,
      '',
      writeDeadline(request.receivedAt, responseHours),
      ...listRemarks(request),
      '',
      '--',
      `La page promet une réponse dans les ${responseHours} heures. Pour écrire au prospect, répondez à ce message.`,
      `Reçue le ${FRENCH_DATE.format(request.receivedAt)}`,
      `Référence${COLON} ${request.id}`,
      '',
    ].join('\n'),
  };
}

/** The fields that the visitor has filled in, except the message, which may have many lines. */
function listFilledFields(request: StoredDemoRequest): string[] {
  const filled = FIELD_NAMES.filter((field) => field !== 'message' && request[field]);
  return filled.map((field) => `${FIELDS[field].mailLabel}${COLON} ${request[field]}`);
}

/** `À contacter avant le …`, in Paris time. */
function writeDeadline(receivedAt: Date, responseHours: number): string {
  const promisedBy = new Date(receivedAt.getTime() + responseHours * 3_600_000);
  return `À contacter avant le ${FRENCH_DATE.format(promisedBy)}`;
}

/** What is unusual about the request. */
function listRemarks(request: StoredDemoRequest): string[] {
  return [
    ...(request.rank > 1 ? [`${writeOrdinal(request)}demande de cette adresse`] : []),
    ...(request.isSuspected ? [SUSPICION] : []),
  ];
}

function writeOrdinal({ rank }: StoredDemoRequest): string {
  return rank > 1 ? `${rank}e ` : '';
}
