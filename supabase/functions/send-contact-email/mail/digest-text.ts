import type { StoredDemoRequest } from '../demo-request.ts';
import { mailDocument, mailHeading, paragraphText } from './html.ts';
import { COLON, factLine, factsOf, FRENCH_DATE, type MailText } from './mail-text.ts';
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
      `--\n${WHERE}\n${factLine(['Référence', digest.id])}\n`,
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
  return [
    shortEntry({ id: requestId, receivedAt }),
    factLine(['Erreur', lastError ?? 'inconnue']),
  ].join('\n');
}

function shortEntry({ id, receivedAt }: Pick<StoredDemoRequest, 'id' | 'receivedAt'>): string {
  return `${FRENCH_DATE.format(receivedAt)}\n${factLine(['Référence', id])}`;
}

function fullEntry(request: StoredDemoRequest): string {
  const { name, company, email, message } = request;
  const quoted = Array.from(message).slice(0, MAX_QUOTED).join('');
  return [
    `${name} (${company}), ${email}`,
    ...factsOf(request, ['name', 'company', 'email', 'message']).map(factLine),
    shortEntry(request),
    ...(message === '' ? [] : [quoted === message ? quoted : `${quoted}…`]),
  ].join('\n');
}

function htmlOf(summary: string, sections: readonly Section[], id: string): string {
  return mailDocument(
    'Récapitulatif',
    `Récapitulatif${COLON} ${summary}`,
    sections.flatMap(({ title, lines }) => [
      mailHeading(title),
      ...lines.map((line) => `<p>${paragraphText(line)}</p>`),
    ]),
    [WHERE, factLine(['Référence', id])],
  );
}
