import { FIELD_NAMES, type FieldRule, FIELDS, RESPONSE_HOURS } from '../../_shared/contract.ts';
import type { StoredDemoRequest } from '../demo-request.ts';
import { escapeHtml, mailDocument, mailLink, paragraphText } from './html.ts';

/** The text of a mail to the provider. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** A whole document; everything a visitor typed is escaped in it. */
  readonly html: string;
}

type Fact = readonly [label: string, value: string, kind: FieldRule['kind']];

/** `samedi 21 novembre 2026 à 10:30`, in Paris time. */
const FRENCH_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

// French has a no-break space before a colon. Written as an escape, so that no editor loses it.
const COLON = '\u00A0:';

const TITLE = 'Nouvelle demande de démo';
const PROMISE = `La page promet une réponse dans les ${RESPONSE_HOURS} heures. Pour écrire au prospect, répondez à ce message.`;
const NO_MESSAGE = 'Aucun message.';
const SUSPICION = `À vérifier${COLON} le champ caché du formulaire est rempli, sans doute par un robot.`;

/**
 * Writes the mail that informs the provider of a request, in French: who, company, email, message,
 * by when.
 *
 * @param request cleaned: its one-line fields contain no line break, and its message no CR
 */
export function composeMail(request: StoredDemoRequest): MailText {
  const mark = request.isSuspected ? '[À vérifier] ' : '';
  return {
    // The company first: it is what a list of mails on a phone has room for.
    subject: `${mark}${request.company}${COLON} ${ordinal(request)}demande de démo (${request.name})`,
    text: composeText(request),
    html: composeHtml(request),
  };
}

/** `À contacter avant le …`, in Paris time. */
function deadlineLine({ receivedAt }: StoredDemoRequest): string {
  const promisedBy = new Date(receivedAt.getTime() + RESPONSE_HOURS * 3_600_000);
  return `À contacter avant le ${FRENCH_DATE.format(promisedBy)}`;
}

/** What is unusual about the request, or about the mails after it. */
function remarks(request: StoredDemoRequest): string[] {
  const { rank, isSuspected, waitingCount } = request;
  return [
    ...(rank > 1 ? [`${ordinal(request)}demande de cette adresse`] : []),
    ...(isSuspected ? [SUSPICION] : []),
    ...(waitingCount > 0 ? [waitingLine(waitingCount)] : []),
  ];
}

function waitingLine(count: number): string {
  const waiting = count > 1 ? `${count} autres demandes attendent` : '1 autre demande attend';
  return `Plafond d’envoi par heure atteint${COLON} ${waiting}, à lire dans la base de données (contact.open_requests).`;
}

function ordinal({ rank }: StoredDemoRequest): string {
  return rank > 1 ? `${rank}e ` : '';
}

/** The fields that the visitor has filled in, except the message, which is shown apart. */
function factsOf(request: StoredDemoRequest): Fact[] {
  return FIELD_NAMES.filter((field) => field !== 'message' && request[field] !== '').map(
    (field) => [FIELDS[field].mailLabel, request[field], FIELDS[field].kind],
  );
}

function footerLines({ receivedAt, id }: StoredDemoRequest): string[] {
  const received = `Reçue le ${FRENCH_DATE.format(receivedAt)}`;
  return [PROMISE, received, `Référence${COLON} ${id}`];
}

function composeText(request: StoredDemoRequest): string {
  return [
    TITLE,
    '',
    ...factsOf(request).map(([label, value]) => `${label}${COLON} ${value}`),
    '',
    `${FIELDS.message.mailLabel}${COLON}`,
    request.message || NO_MESSAGE,
    '',
    deadlineLine(request),
    ...remarks(request),
    '',
    '--',
    ...footerLines(request),
    '',
  ].join('\n');
}

function composeHtml(request: StoredDemoRequest): string {
  const rows = factsOf(request).map(
    ([label, value, kind]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;white-space:nowrap">${label}</th><td>${kind === 'email' ? mailLink(value) : escapeHtml(value)}</td></tr>`,
  );
  return mailDocument(
    TITLE,
    [
      `<table style="border-collapse:collapse">${rows.join('')}</table>`,
      `<h2 style="font-size:16px">${FIELDS.message.mailLabel}</h2>`,
      `<p>${paragraphText(request.message) || NO_MESSAGE}</p>`,
      `<p><strong>${deadlineLine(request)}</strong></p>`,
      ...remarks(request).map((line) => `<p>${line}</p>`),
    ],
    footerLines(request),
  );
}
