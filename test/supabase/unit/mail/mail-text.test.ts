import { composeMail } from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import { storedRequest } from '../builders';

const HOURS = 24;

test('states each field under its label, and the reference', () => {
  const request = storedRequest({ name: '<b>Zoé</b>', message: 'Bonjour,\n  & à demain' });
  const { text } = composeMail(request, HOURS);
  expect(text).toContain('Nom\u00A0: <b>Zoé</b>\nSociété\u00A0: Exemple SAS\nE-mail\u00A0: c');
  expect(text).toContain('\nMessage\u00A0:\nBonjour,\n  & à demain\n');
  expect(text).toContain(`\nRéférence\u00A0: ${request.id}\n`);
});

test.each([
  ['2026-07-31T22:05:00Z', 'samedi 1er août 2026 à 00:05', 'dimanche 2 août 2026 à 00:05'],
  // The clocks go back that night.
  ['2026-10-24T10:00:00Z', 'samedi 24 octobre 2026 à 12:00', 'dimanche 25 octobre 2026 à 11:00'],
])('shows %s in Paris time, with the deadline 24 hours later', (receivedAt, received, deadline) => {
  const { text } = composeMail(storedRequest({ receivedAt: new Date(receivedAt) }), HOURS);
  expect(text).toContain(`Reçue le ${received}\n`);
  expect(text).toContain(`\nÀ contacter avant le ${deadline}\n`);
});

test.each([
  [{ rank: 2 }, '2e demande de cette adresse'],
  [{ isSuspected: true }, 'À vérifier\u00A0: le champ caché du formulaire est rempli'],
  [{ message: '' }, 'Aucun message.'],
])('remarks on %j', (changes, remark) => {
  expect(composeMail(storedRequest(changes), HOURS).text).toContain(`\n${remark}`);
});

test.each([
  [{ name: 'Zoé', company: "L'Été & Cie" }, "L'Été & Cie\u00A0: demande de démo (Zoé)"],
  [{ rank: 3 }, 'Exemple SAS\u00A0: 3e demande de démo (Camille Martin)'],
  [{ isSuspected: true }, '[À vérifier] Exemple SAS\u00A0: demande de démo (Camille Martin)'],
])('has a subject for %j', (changes, subject) => {
  expect(composeMail(storedRequest(changes), HOURS).subject).toBe(subject);
});
