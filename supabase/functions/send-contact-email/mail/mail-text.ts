import type { StoredDemoRequest } from '../demo-request.ts';
import { escapeHtml } from './html.ts';

/** The words of one mail to the provider. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** A whole document; everything a visitor typed is escaped in it. */
  readonly html: string;
}

/** `samedi 21 novembre 2026 à 10:30`, on the clock of Paris. */
export const FRENCH_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

// U+00A0 before a colon is French usage, and must not be lost by an editor: hence the escape.
export const COLON = '\u00A0:';

const PROMISE =
  'La page promet une réponse dans les 24 heures. Pour écrire au prospect, répondez à ce message.';

const NO_MESSAGE = 'Aucun message.';

/**
 * Writes the mail that tells the provider about a request, in French.
 *
 * @param request a stored request; its single-line fields hold no line break, by validation
 */
export function composeMail(request: StoredDemoRequest): MailText {
  return {
    subject: `Demande de démo${COLON} ${request.name} (${request.company})`,
    text: composeText(request),
    html: composeHtml(request),
  };
}

function facts(request: StoredDemoRequest): [label: string, value: string][] {
  return [
    ['Nom', request.name],
    ['Société', request.company],
    ['E-mail', request.email],
    ['Reçue le', FRENCH_DATE.format(request.receivedAt)],
  ];
}

function composeText(request: StoredDemoRequest): string {
  return [
    'Nouvelle demande de démo',
    '',
    ...facts(request).map(([label, value]) => `${label}${COLON} ${value}`),
    '',
    `Message${COLON}`,
    request.message || NO_MESSAGE,
    '',
    '--',
    PROMISE,
    `Référence${COLON} ${request.id}`,
    '',
  ].join('\n');
}

function composeHtml(request: StoredDemoRequest): string {
  const rows = facts(request).map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;white-space:nowrap">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html>',
    '<html lang="fr"><head><meta charset="utf-8"><title>Nouvelle demande de démo</title></head>',
    '<body style="font-family:sans-serif;color:#14213d;line-height:1.5">',
    '<h1 style="font-size:20px">Nouvelle demande de démo</h1>',
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    '<h2 style="font-size:16px">Message</h2>',
    `<p>${withLineBreaks(escapeHtml(request.message)) || NO_MESSAGE}</p>`,
    `<p style="color:#5c677d;font-size:13px">${PROMISE}<br>Référence${COLON} ${request.id}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

// <br> and not `white-space: pre-wrap`, which Outlook for Windows ignores.
function withLineBreaks(html: string): string {
  return html.replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>\n');
}
