import * as mailHtml from '#supabase/functions/send-contact-email/mail/html.ts';
import { composeMail } from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import { storedRequest } from '../builders';

test('escapes HTML once', () => {
  expect(mailHtml.escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

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

const TH = '<th align="left" style="padding:4px 16px 4px 0;white-space:nowrap">';
const HTML = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Nouvelle demande de démo</title></head>
<body style="font-family:sans-serif;line-height:1.5">
<h1 style="font-size:20px">Nouvelle demande de démo</h1>
<table style="border-collapse:collapse"><tr>${TH}Nom</th><td>&lt;b&gt;Zoé&lt;/b&gt;</td></tr><tr>${TH}Société</th><td>Exemple SAS</td></tr><tr>${TH}E-mail</th><td><a href="mailto:camille@exemple.fr">camille@exemple.fr</a></td></tr></table>
<h2 style="font-size:16px">Message</h2>
<p>Bonjour,<br>
  &amp; à demain</p>
<p><strong>À contacter avant le dimanche 22 novembre 2026 à 10:30</strong></p>
<p style="font-size:13px">La page promet une réponse dans les 24 heures. Pour écrire au prospect, répondez à ce message.<br>Reçue le samedi 21 novembre 2026 à 10:30<br>Référence : 3d2f6c1e-0000-4000-8000-000000000001</p>
</body></html>
`;

test('states name, company, email, message and deadline, in text and in HTML', () => {
  const message = 'Bonjour,\n  & à demain';
  const { text, html } = composeMail(storedRequest({ name: '<b>Zoé</b>', message }));
  expect(text).toBe(TEXT.replaceAll(' :', '\u00A0:'));
  expect(html).toBe(HTML.replaceAll(' :', '\u00A0:'));
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

const ceilingReached = (waiting: string) =>
  `Plafond d’envoi par heure atteint\u00A0: ${waiting}, à lire dans la base de données (contact.open_requests).`;

test.each([
  [{ rank: 2 }, '2e demande de cette adresse'],
  [
    { isSuspected: true },
    'À vérifier\u00A0: le champ caché du formulaire est rempli, sans doute par un robot.',
  ],
  [{ waitingCount: 1 }, ceilingReached('1 autre demande attend')],
  [{ waitingCount: 12 }, ceilingReached('12 autres demandes attendent')],
])('remarks on %j', (changes, remark) => {
  const { text, html } = composeMail(storedRequest(changes));
  expect(text).toContain(`\n${remark}\n`);
  expect(html).toContain(`<p>${remark}</p>`);
});

test.each([
  [{ name: 'Zoé', company: "L'Été & Cie" }, "L'Été & Cie\u00A0: demande de démo (Zoé)"],
  [{ rank: 3 }, 'Exemple SAS\u00A0: 3e demande de démo (Camille Martin)'],
  [{ isSuspected: true }, '[À vérifier] Exemple SAS\u00A0: demande de démo (Camille Martin)'],
])('has a subject for %j', (changes, subject) => {
  expect(composeMail(storedRequest(changes)).subject).toBe(subject);
});

test.each([
  ['camille@exemple.fr', 'mailto:camille@exemple.fr'],
  ["o'hara+a?b&c%@exemple.fr", 'mailto:o&#39;hara%2Ba%3Fb%26c%25@exemple.fr'],
])('links the email address %s in the HTML part', (email, href) => {
  const { html } = composeMail(storedRequest({ email }));
  expect(html).toContain(`<a href="${href}">${mailHtml.escapeHtml(email)}</a>`);
});

test('shows what was typed in the HTML part and runs none of it', () => {
  const hostile = `</td><script>alert("x")</script><img src=x onerror='y'>`;
  const { html } = composeMail(
    storedRequest({ name: hostile, company: hostile, email: hostile, message: hostile }),
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html.split(mailHtml.escapeHtml(hostile))).toHaveLength(5);
});

test.each([
  ['a\nb', 'a\nb', 'a<br>\nb'],
  ['', 'Aucun message.', 'Aucun message.'],
])('writes the message %j in both parts', (message, inText, inHtml) => {
  const { text, html } = composeMail(storedRequest({ message }));
  expect(text).toContain(`Message\u00A0:\n${inText}\n`);
  expect(html).toContain(`<p>${inHtml}</p>`);
});
