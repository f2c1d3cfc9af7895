import { composeMail as composeMailWithin } from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import type { StoredDemoRequest } from '#supabase/functions/send-contact-email/demo-request.ts';
import { storedRequest } from '../builders';

const composeMail = (request: StoredDemoRequest) => composeMailWithin(request, 24);

const TEXT = `Nouvelle demande de démo

Nom : <b>Zoé</b>
Société : Exemple SAS
E-mail : camille@exemple.fr

Message :
Bonjour,
  & à demain

À contacter avant le dimanche 22 novembre 2026 à 10:30

--
La page promet une réponse dans les 24 heures. Pour écrire au prospect, répondez à ce message.
Reçue le samedi 21 novembre 2026 à 10:30
Référence : 3d2f6c1e-0000-4000-8000-000000000001
`;

test('states name, company, email, message and deadline', () => {
  const message = 'Bonjour,\n  & à demain';
  const { text } = composeMail(storedRequest({ name: '<b>Zoé</b>', message }));
  expect(text).toBe(TEXT.replaceAll(' :', '\u00A0:'));
});

test.each([
  ['2026-07-14T22:05:00Z', 'mercredi 15 juillet 2026 à 00:05', 'jeudi 16 juillet 2026 à 00:05'],
  // The clocks go back that night.
  ['2026-10-24T10:00:00Z', 'samedi 24 octobre 2026 à 12:00', 'dimanche 25 octobre 2026 à 11:00'],
])('shows %s in Paris time, with the deadline 24 hours later', (receivedAt, received, deadline) => {
  const { text } = composeMail(storedRequest({ receivedAt: new Date(receivedAt) }));
  expect(text).toContain(`Reçue le ${received}\n`);
  expect(text).toContain(`\nÀ contacter avant le ${deadline}\n`);
});

test.each([
  [{ rank: 2 }, '2e demande de cette adresse'],
  [{ isSuspected: true }, 'À vérifier\u00A0: le champ caché du formulaire est rempli'],
  [{ message: '' }, 'Aucun message.'],
])('remarks on %j', (changes, remark) => {
  expect(composeMail(storedRequest(changes)).text).toContain(`\n${remark}`);
});

test.each([
  [{ name: 'Zoé', company: "L'Été & Cie" }, "L'Été & Cie\u00A0: demande de démo (Zoé)"],
  [{ rank: 3 }, 'Exemple SAS\u00A0: 3e demande de démo (Camille Martin)'],
  [{ isSuspected: true }, '[À vérifier] Exemple SAS\u00A0: demande de démo (Camille Martin)'],
])('has a subject for %j', (changes, subject) => {
  expect(composeMail(storedRequest(changes)).subject).toBe(subject);
});
