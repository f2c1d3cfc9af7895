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

const REFUSED_RECIPIENT = ['adresse refusée', 'adresses refusées'] as const;

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
function summaryOf(digest: Digest, lateCount: number): string {
  const { alerts, aboveCeiling, suspected, refusals } = digest;
  const late = lateCount + alerts.length;
  const count = alerts.length + aboveCeiling.length + suspected.length;
  if (count === 0 && refusals.length > 0) return counted(refusals.length, REFUSED_RECIPIENT);
  const requests = counted(count, ['demande de démo', 'demandes de démo']);
  return late === 0 ? requests : `${requests}, dont ${late} hors délai`;
}

/** « 1 demande », « 2 demandes »; in French 0 is singular. */
function counted(count: number, [one, several]: readonly [one: string, several: string]): string {
  return `${count} ${count > 1 ? several : one}`;
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
    { title: 'À suivre', entries: remainderLines(digest).map((line) => [lineOf(line)]) },
    {
      title: `Adresses refusées par le serveur de messagerie${COLON} à corriger dans CONTACT_TO`,
      entries: digest.refusals.map(({ address, reason }) => [lineOf(factLine([address, reason]))]),
    },
  ];
}

/** What a digest leaves for the next ones. */
function remainderLines({ waitingCount, moreAlerts }: Digest): string[] {
  const waiting = counted(waitingCount, [
    'autre demande viendra dans un prochain récapitulatif.',
    'autres demandes viendront dans un prochain récapitulatif.',
  ]);
  const alerts = counted(moreAlerts, [
    'autre demande hors délai viendra quand celles-ci seront traitées.',
    'autres demandes hors délai viendront quand celles-ci seront traitées.',
  ]);
  return [...(waitingCount > 0 ? [waiting] : []), ...(moreAlerts > 0 ? [alerts] : [])];
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
