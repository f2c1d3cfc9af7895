import type { StoredDemoRequest } from '../demo-request.ts';
import { mailDocument, mailHeading, mailLink, paragraphText } from './html.ts';
import {
  COLON,
  deadlineLine,
  factLine,
  factsOf,
  FRENCH_DATE,
  type MailText,
  PROMISED_HOURS,
  promisedBy,
  repeatLines,
} from './mail-text.ts';
import type { Alert, Digest } from '../storage/storage.ts';

// Later attempts quote nothing that a visitor typed: a spam filter that refuses it must not hold back
// the alerts for ever.
const FULL_ATTEMPTS = 2;

// U+202F before it, as French usage has it.
const SEMICOLON = '\u202F;';

const MAX_QUOTED = 300;

const FOR_THE_DATABASE = `Pour qui tient la base de données${COLON} les demandes sans réponse sont dans contact.open_requests${SEMICOLON} celle qui n’a pas pu être annoncée revient ici chaque jour tant que contact.alerts.acknowledged_at est vide.`;

/** A line in both parts of the mail. */
interface Line {
  readonly text: string;
  readonly html: string;
}

type Entry = readonly Line[];

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Writes the mail that lists what was not mailed one by one, in French. */
export function composeDigest(digest: Digest): MailText {
  const late = digest.aboveCeiling.filter((request) => isLate(request, digest));
  const sections = sectionsOf(digest, late).filter(({ entries }) => entries.length > 0);
  const title = `Récapitulatif${COLON} ${summaryOf(digest, late.length)}`;
  const reference = factLine(['Référence', digest.id]);
  return {
    subject: title,
    text: [title, ...sections.map(sectionText), `--\n${reference}\n${FOR_THE_DATABASE}\n`].join(
      '\n\n',
    ),
    html: mailDocument('Récapitulatif', title, sections.flatMap(sectionHtml), [
      reference,
      FOR_THE_DATABASE,
    ]),
  };
}

function isLate({ receivedAt }: StoredDemoRequest, { claimedAt }: Digest): boolean {
  return promisedBy(receivedAt) < claimedAt;
}

/** « 3 demandes de démo, dont 1 hors délai »; probable robots are not called late. */
function summaryOf({ requestCount, alerts }: Digest, lateCount: number): string {
  const count = requestCount + alerts.length;
  const late = lateCount + alerts.length;
  const requests = `${count} ${count > 1 ? 'demandes' : 'demande'} de démo`;
  return late === 0 ? requests : `${requests}, dont ${late} hors délai`;
}

function sectionsOf(digest: Digest, late: readonly StoredDemoRequest[]): Section[] {
  const { alerts, aboveCeiling, suspected } = digest;
  const entry = (request: StoredDemoRequest) => entryOf(request, digest);
  return [
    {
      title: `Délai de ${PROMISED_HOURS} heures dépassé${COLON} à contacter sans attendre`,
      entries: [...alerts.map((alert) => alertEntry(alert, digest)), ...late.map(entry)],
    },
    {
      title: 'À contacter dans le délai promis',
      entries: aboveCeiling.filter((request) => !late.includes(request)).map(entry),
    },
    {
      title: `Sans doute des robots${COLON} à lire avant d’écarter`,
      entries: suspected.map(entry),
    },
  ];
}

function alertEntry(alert: Alert, digest: Digest): Entry {
  const cause = alert.lastError ?? 'cause inconnue';
  return [
    ...entryOf(alert, digest),
    lineOf(factLine(['Aucun message n’a pu vous l’annoncer', cause])),
  ];
}

function entryOf(request: StoredDemoRequest, digest: Digest): Entry {
  const deadline = isLate(request, digest)
    ? `Délai dépassé depuis le ${FRENCH_DATE.format(promisedBy(request.receivedAt))}`
    : deadlineLine(request);
  const isFull = digest.attempt <= FULL_ATTEMPTS;
  return [
    ...(isFull ? [personLine(request)] : []),
    lineOf(deadline),
    ...(isFull ? [...repeatLines(request), ...writtenLines(request)].map(lineOf) : []),
    lineOf(factLine(['Référence', request.id])),
  ];
}

function personLine({ name, company, email }: StoredDemoRequest): Line {
  const { text, html } = lineOf(`${company}, ${name}, `);
  return { text: text + email, html: html + mailLink(email) };
}

/** What the visitor typed beside that. */
function writtenLines(request: StoredDemoRequest): string[] {
  const quoted = Array.from(request.message).slice(0, MAX_QUOTED).join('');
  const message = quoted === request.message ? quoted : `${quoted}…`;
  return [
    ...factsOf(request, ['name', 'company', 'email', 'message']).map(factLine),
    ...(message === '' ? [] : [message]),
  ];
}

function lineOf(text: string): Line {
  return { text, html: paragraphText(text) };
}

function sectionText({ title, entries }: Section): string {
  return [title, ...entries.map((lines) => lines.map(({ text }) => text).join('\n'))].join('\n\n');
}

function sectionHtml({ title, entries }: Section): string[] {
  const paragraph = (lines: Entry) => `<p>${lines.map(({ html }) => html).join('<br>\n')}</p>`;
  return [mailHeading(title), ...entries.map(paragraph)];
}
