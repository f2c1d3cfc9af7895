import {
  type DemoRequestField,
  FIELD_NAMES,
  type FieldRule,
  FIELDS,
  type StoredDemoRequest,
} from '../demo-request.ts';
import { escapeHtml, mailDocument, mailHeading, mailLink, paragraphText } from './html.ts';

/** The words of one mail to the provider. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** A whole document; everything a visitor typed is escaped in it. */
  readonly html: string;
}

export type Fact = readonly [label: string, value: string, kind?: FieldRule['kind']];

/** `samedi 21 novembre 2026 à 10:30`, on the clock of Paris. */
export const FRENCH_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

// French has a no-break space before a colon. Written as an escape, so that no editor loses it.
export const COLON = '\u00A0:';

/** What the page promises: an answer within so many hours of the request. */
export const PROMISED_HOURS = 24;

const TITLE = 'Nouvelle demande de démo';
const PROMISE = `La page promet une réponse dans les ${PROMISED_HOURS} heures. Pour écrire au prospect, répondez à ce message.`;
const NO_MESSAGE = 'Aucun message.';

/**
 * Writes the mail that tells the provider about a request, in French.
 *
 * @param request its fields of one line hold no line break: validation refuses that
 */
export function composeMail(request: StoredDemoRequest): MailText {
  const facts: Fact[] = [
    ...factsOf(request, ['message']),
    ['Reçue le', FRENCH_DATE.format(request.receivedAt)],
  ];
  return {
    // The company first: it is what a list of mails on a phone has room for.
    subject: `${request.company}${COLON} ${ordinal(request)}demande de démo (${request.name})`,
    text: composeText(request, facts),
    html: composeHtml(request, facts),
  };
}

/** « À contacter avant le … », on the clock of Paris. */
export function deadlineLine({ receivedAt }: StoredDemoRequest): string {
  return `À contacter avant le ${FRENCH_DATE.format(promisedBy(receivedAt))}`;
}

/** Until when the page's promise holds. */
export function promisedBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + PROMISED_HOURS * 3_600_000);
}

/** « 2e demande de cette adresse »; nothing for the first. */
export function repeatLines(request: StoredDemoRequest): string[] {
  return request.rank > 1 ? [`${ordinal(request)}demande de cette adresse`] : [];
}

function ordinal({ rank }: StoredDemoRequest): string {
  return rank > 1 ? `${rank}e ` : '';
}

/**
 * The fields that the visitor has filled in, with their labels.
 *
 * @param elsewhere fields to leave out, because the mail has another place for them
 */
export function factsOf(
  request: StoredDemoRequest,
  elsewhere: readonly DemoRequestField[],
): Fact[] {
  return FIELD_NAMES.filter((field) => request[field] !== '' && !elsewhere.includes(field)).map(
    (field) => [FIELDS[field].label, request[field], FIELDS[field].kind],
  );
}

/** A fact as a line of text. */
export function factLine([label, value]: Fact): string {
  return `${label}${COLON} ${value}`;
}

function composeText(request: StoredDemoRequest, facts: readonly Fact[]): string {
  return [
    TITLE,
    deadlineLine(request),
    ...repeatLines(request),
    '',
    ...facts.map(factLine),
    '',
    `${FIELDS.message.label}${COLON}`,
    request.message || NO_MESSAGE,
    '',
    '--',
    PROMISE,
    factLine(['Référence', request.id]),
    '',
  ].join('\n');
}

function composeHtml(request: StoredDemoRequest, facts: readonly Fact[]): string {
  const rows = facts.map(
    ([label, value, kind]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;white-space:nowrap">${label}</th><td>${kind === 'email' ? mailLink(value) : escapeHtml(value)}</td></tr>`,
  );
  return mailDocument(
    TITLE,
    TITLE,
    [
      `<p><strong>${deadlineLine(request)}</strong></p>`,
      ...repeatLines(request).map((line) => `<p>${line}</p>`),
      `<table style="border-collapse:collapse">${rows.join('')}</table>`,
      mailHeading(FIELDS.message.label),
      `<p>${paragraphText(request.message) || NO_MESSAGE}</p>`,
    ],
    [PROMISE, factLine(['Référence', request.id])],
  );
}
