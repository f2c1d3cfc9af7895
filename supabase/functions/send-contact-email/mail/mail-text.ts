import {
  type DemoRequestField,
  FIELD_NAMES,
  FIELDS,
  type StoredDemoRequest,
} from '../demo-request.ts';
import { escapeHtml, mailDocument, mailHeading, paragraphText } from './html.ts';

/** The words of one mail to the provider. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** A whole document; everything a visitor typed is escaped in it. */
  readonly html: string;
}

export type Fact = readonly [label: string, value: string];

/** `samedi 21 novembre 2026 à 10:30`, on the clock of Paris. */
export const FRENCH_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

// U+00A0 before a colon is French usage, and must not be lost by an editor: hence the escape.
export const COLON = '\u00A0:';

const TITLE = 'Nouvelle demande de démo';
const PROMISE =
  'La page promet une réponse dans les 24 heures. Pour écrire au prospect, répondez à ce message.';
const NO_MESSAGE = 'Aucun message.';

/**
 * Writes the mail that tells the provider about a request, in French.
 *
 * @param request a stored request; its single-line fields hold no line break, by validation
 */
export function composeMail(request: StoredDemoRequest): MailText {
  const facts: Fact[] = [
    ...factsOf(request, ['message']),
    ['Reçue le', FRENCH_DATE.format(request.receivedAt)],
  ];
  return {
    subject: `Demande de démo${COLON} ${request.name} (${request.company})`,
    text: composeText(request, facts),
    html: composeHtml(request, facts),
  };
}

/** The fields that a request has, with their labels, save those told `elsewhere`. */
export function factsOf(
  request: StoredDemoRequest,
  elsewhere: readonly DemoRequestField[],
): Fact[] {
  return FIELD_NAMES.filter((field) => request[field] !== '' && !elsewhere.includes(field)).map(
    (field) => [FIELDS[field].label, request[field]],
  );
}

/** A fact as a line of text. */
export function factLine([label, value]: Fact): string {
  return `${label}${COLON} ${value}`;
}

function composeText(request: StoredDemoRequest, facts: readonly Fact[]): string {
  return [
    TITLE,
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
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;white-space:nowrap">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return mailDocument(
    TITLE,
    TITLE,
    [
      `<table style="border-collapse:collapse">${rows.join('')}</table>`,
      mailHeading(FIELDS.message.label),
      `<p>${paragraphText(request.message) || NO_MESSAGE}</p>`,
    ],
    [PROMISE, factLine(['Référence', request.id])],
  );
}
