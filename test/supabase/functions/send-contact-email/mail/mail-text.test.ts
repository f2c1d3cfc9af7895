import { composeMail } from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import { FIELD_NAMES, FIELDS } from '#supabase/functions/_shared/contract.ts';
import type { StoredDemoRequest } from '#supabase/functions/send-contact-email/demo-request.ts';
import { changeField } from '../../../../support/changeField';
import { storedRequest } from '../../../support/requests';

const HOURS = 24;
const LINK = 'https://www.solveo.example/suivi/#the-link';

/** A mail's text without the tabs that end its lines. */
const textOf = (changes: Partial<StoredDemoRequest>) =>
  composeMail(storedRequest(changes), HOURS, LINK).text.replaceAll('\t\n', '\n');

afterEach(() => jest.restoreAllMocks());

test('states each field under its label, and the reference', () => {
  const request = storedRequest({ name: '<b>Zoé</b>', message: 'Bonjour,\n  & à demain' });
  const text = textOf(request);
  for (const name of FIELD_NAMES) {
    const beforeText = FIELDS[name].kind === 'text' ? '\n' : ' ';
    expect(text).toContain(`\n${FIELDS[name].mailLabel}\u00A0:${beforeText}${request[name]}\n`);
  }
  expect(text).toContain(`\nRéférence\u00A0: ${request.id}\n`);
});

// Outlook joins longer lines with the next one, unless they end in a tab.
test('ends each line so that no mail program joins it with the next one', () => {
  const message = `${'Un long premier point '.repeat(4)}\nUn deuxième`;
  const { text } = composeMail(storedRequest({ name: 'n'.repeat(60), message }), HOURS, LINK);
  const long = text.split('\n').filter((line) => line.length >= 40);
  expect(long.length).toBeGreaterThan(2);
  for (const line of long) expect(line).toMatch(/[^\t]\t$/);
});

test.each([
  ['2026-07-31T22:05:00Z', 'samedi 1er août 2026 à 0 h 05', 'dimanche 2 août 2026 à 0 h 05'],
  [
    '2026-11-21T08:30:00Z',
    'samedi 21 novembre 2026 à 9 h 30',
    'dimanche 22 novembre 2026 à 9 h 30',
  ],
  // The clocks go back that night.
  [
    '2026-10-24T10:00:00Z',
    'samedi 24 octobre 2026 à 12 h 00',
    'dimanche 25 octobre 2026 à 11 h 00',
  ],
])('shows %s in Paris time, with the deadline 24 hours later', (receivedAt, received, deadline) => {
  const text = textOf({ receivedAt: new Date(receivedAt) }).replaceAll('\u00A0', ' ');
  expect(text).toContain(`Demande reçue le ${received}\n`);
  expect(text).toContain(`\nRéponse à donner avant le ${deadline} (heure de Paris)\n`);
});

test('says where the visitor came from below what is ours, and nothing where nothing is known', () => {
  const text = textOf({ utm_campaign: 'clôture 2027', utm_source: 'linkedin' });
  expect(text).toContain('Nom\u00A0:');
  const line = 'Origine\u00A0: campagne «\u00A0clôture 2027\u00A0», linkedin';
  expect(text.split('Nom\u00A0:')[1]).toContain(`\n${line}\n`);
  expect(textOf({})).not.toContain('Origine');
  expect(textOf({ utm_content: 'bandeau' })).not.toContain('Origine');
});

test.each([
  [
    { utm_source: 'google', utm_medium: 'cpc', referrer_host: 'www.google.com' },
    'google, cpc · www.google.com',
  ],
  [
    { utm_campaign: 'a', utm_content: 'bandeau', referrer_host: 'www.linkedin.com' },
    'campagne « a » · bandeau, www.linkedin.com',
  ],
  [{ referrer_host: 'www.linkedin.com' }, 'www.linkedin.com'],
  [{ referrer_host: 'www.linkedin.com', utm_content: 'bandeau' }, 'www.linkedin.com · bandeau'],
  // What a visitor sends cannot pose as the line's own marks.
  [{ utm_campaign: 'a », b «', utm_source: 'c · d' }, 'campagne « a ", b " », c - d'],
])('writes the attribution %j as « %s »', (parts, attribution) => {
  expect(textOf(parts).replaceAll('\u00A0', ' ')).toContain(`\nOrigine : ${attribution}\n`);
});

test('says that there is no message', () => {
  expect(textOf({ message: '' })).toContain('\nMessage\u00A0:\nNon renseigné.\n');
});

test('puts each field of several lines below what is ours, which its lines could imitate', () => {
  changeField('company', { kind: 'text' });
  const company = 'Exemple SAS\nOrigine\u00A0: ailleurs';
  const request = storedRequest({ company, referrer_host: 'www.linkedin.com' });
  const origin = 'Origine\u00A0: www.linkedin.com\n';
  const texts = FIELD_NAMES.filter((name) => FIELDS[name].kind === 'text');
  const typed = texts.map((name) => `\n${FIELDS[name].mailLabel}\u00A0:\n${request[name]}\n`);
  expect(textOf(request)).toContain(`\n${origin}${typed.join('')}`);
});

test('says what it has to say of a request above what was typed, which could imitate it', () => {
  const text = textOf({ rank: 2, isSuspected: true });
  const [ours] = text.split('Nom\u00A0:');
  for (const remark of [
    'À vérifier',
    'Réponse à donner',
    '2e demande reçue de cette adresse',
    `\n${LINK}\n`,
  ])
    expect(ours).toContain(remark);
});

test.each([
  [{ name: 'Zoé', company: "L'Été & Cie" }, "L'Été & Cie\u00A0: demande (Zoé)"],
  [{ rank: 3 }, 'Exemple SAS\u00A0: 3e demande (Camille Martin)'],
  [{ isSuspected: true }, '[À vérifier] Exemple SAS\u00A0: demande (Camille Martin)'],
])('has a subject for %j', (changes, subject) => {
  expect(composeMail(storedRequest(changes), HOURS, LINK).subject).toBe(subject);
});
