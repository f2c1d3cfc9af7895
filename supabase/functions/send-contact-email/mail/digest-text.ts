import type { StoredDemoRequest } from '../demo-request.ts';
import { escapeHtml } from './html.ts';
import { COLON, FRENCH_DATE, type MailText } from './mail-text.ts';
import type { Alert, Digest } from '../storage/storage.ts';

// From the third attempt on, nothing that a visitor typed: a spam filter that takes offence at it must
// not hold back the alerts for ever.
const FULL_ATTEMPTS = 2;

const MAX_QUOTED = 300;

const WHERE = 'Toutes les demandes sont dans la vue contact.open_requests de la base de données.';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Writes the mail that lists what was not mailed one by one, in French. */
export function composeDigest(digest: Digest): MailText {
  const sections = sectionsOf(digest).filter(({ lines }) => lines.length > 0);
  const summary = summaryOf(digest);
  return {
    subject: `Récapitulatif des demandes de démo${COLON} ${summary}`,
    text: [
      `Récapitulatif${COLON} ${summary}`,
      ...sections.map(({ title, lines }) => [title, ...lines].join('\n\n')),
      `--\n${WHERE}\nRéférence${COLON} ${digest.id}\n`,
    ].join('\n\n'),
    html: htmlOf(summary, sections, digest.id),
  };
}

function summaryOf({ requestCount, alerts }: Digest): string {
  return `${requestCount} demande(s), ${alerts.length} alerte(s)`;
}

function sectionsOf({ attempt, alerts, suspected, aboveCeiling }: Digest): Section[] {
  const entry = attempt <= FULL_ATTEMPTS ? fullEntry : shortEntry;
  return [
    {
      title: `Alertes, répétées chaque jour${COLON} demandes dont le message est en échec depuis trois jours`,
      lines: alerts.map(alertEntry),
    },
    {
      title: 'Demandes reçues au-delà du plafond de messages par heure',
      lines: aboveCeiling.map(entry),
    },
    { title: 'Demandes suspectes (sans doute un robot)', lines: suspected.map(entry) },
  ];
}

function alertEntry({ requestId, receivedAt, lastError }: Alert): string {
  return `${FRENCH_DATE.format(receivedAt)}\nRéférence${COLON} ${requestId}\nErreur${COLON} ${lastError ?? 'inconnue'}`;
}

function shortEntry({ id, receivedAt }: StoredDemoRequest): string {
  return `${FRENCH_DATE.format(receivedAt)}\nRéférence${COLON} ${id}`;
}

function fullEntry(request: StoredDemoRequest): string {
  const quoted = Array.from(request.message).slice(0, MAX_QUOTED).join('');
  const message = quoted === request.message ? quoted : `${quoted}…`;
  return [
    `${request.name} (${request.company}), ${request.email}`,
    shortEntry(request),
    ...(message === '' ? [] : [message]),
  ].join('\n');
}

function htmlOf(summary: string, sections: readonly Section[], id: string): string {
  return [
    '<!doctype html>',
    '<html lang="fr"><head><meta charset="utf-8"><title>Récapitulatif</title></head>',
    '<body style="font-family:sans-serif;color:#14213d;line-height:1.5">',
    `<h1 style="font-size:20px">Récapitulatif${COLON} ${summary}</h1>`,
    ...sections.map(
      ({ title, lines }) =>
        `<h2 style="font-size:16px">${title}</h2>${lines.map(paragraph).join('\n')}`,
    ),
    `<p style="color:#5c677d;font-size:13px">${WHERE}<br>Référence${COLON} ${id}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>\n')}</p>`;
}
