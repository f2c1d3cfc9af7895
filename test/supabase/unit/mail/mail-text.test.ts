import { escapeHtml } from '../../../../supabase/functions/send-contact-email/mail/html';
import { composeMail } from '../../../../supabase/functions/send-contact-email/mail/mail-text';
import { storedRequest } from '../builders';

test('escapes HTML once', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test('says everything to the letter in the text part', () => {
  const request = storedRequest({ name: '<b>Zoé</b>', message: 'Bonjour,\n  & à demain' });
  const { text } = composeMail(request);
  expect(text).toContain('Nom\u00A0: <b>Zoé</b>\n');
  expect(text).toContain('Société\u00A0: Exemple SAS\n');
  expect(text).toContain('E-mail\u00A0: camille@exemple.fr\n');
  expect(text).toContain('Message\u00A0:\nBonjour,\n  & à demain\n');
  expect(text).toContain(`Référence\u00A0: ${request.id}\n`);
});

test('writes the date in French, on the clock of Paris', () => {
  const { text } = composeMail(storedRequest({ receivedAt: new Date('2026-07-14T22:05:00Z') }));
  expect(text).toContain('Reçue le\u00A0: mercredi 15 juillet 2026 à 00:05');
});

test.each([
  ['2026-11-21T09:30:00Z', 'dimanche 22 novembre 2026 à 10:30'],
  // Clocks go back that night: 24 hours later it is an hour earlier on them.
  ['2026-10-24T10:00:00Z', 'dimanche 25 octobre 2026 à 11:00'],
])('asks for a response to what arrived at %s before %s', (receivedAt, deadline) => {
  const { text, html } = composeMail(storedRequest({ receivedAt: new Date(receivedAt) }));
  expect(text).toContain(`\nÀ contacter avant le ${deadline}\n`);
  expect(html).toContain(`À contacter avant le ${deadline}<`);
});

test('says who, company, email, message and by when, in this order', () => {
  const { text, html } = composeMail(storedRequest({ message: 'Bonjour' }));
  const order = ['Camille Martin', 'Exemple SAS', 'camille@exemple.fr', 'Bonjour', 'À contacter'];
  for (const part of [text, html]) expect(part).toMatch(new RegExp(order.join('.*'), 's'));
});

test('has no remarks on a first request', () => {
  const { subject, text, html } = composeMail(storedRequest({}));
  expect(subject + text + html).not.toMatch(/\de demande|cette adresse|vérifier|Plafond/);
});

test.each([
  [{ rank: 3 }, '3e demande de cette adresse'],
  [
    { isSuspected: true },
    'À vérifier\u00A0: le champ caché du formulaire est rempli, sans doute par un robot.',
  ],
  [
    { waitingCount: 1 },
    'Plafond d’envoi par heure atteint\u00A0: 1 autre demande attend, à lire dans la base de données (contact.open_requests).',
  ],
  [
    { waitingCount: 12 },
    'Plafond d’envoi par heure atteint\u00A0: 12 autres demandes attendent, à lire dans la base de données (contact.open_requests).',
  ],
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
])('links the address %s in the HTML part', (email, href) => {
  const { html } = composeMail(storedRequest({ email }));
  expect(html).toContain(`<a href="${href}">${escapeHtml(email)}</a>`);
});

test('shows what was typed in the HTML part and runs none of it', () => {
  const hostile = `</td><script>alert("x")</script><img src=x onerror='y'>`;
  const { html } = composeMail(
    storedRequest({ name: hostile, company: hostile, email: hostile, message: hostile }),
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html.split(escapeHtml(hostile))).toHaveLength(5);
});

test.each([
  ...['a\nb', 'a\r\nb', 'a\rb', 'a\u2028b'].map((message) => [message, message, 'a<br>\nb']),
  ['', 'Aucun message.', 'Aucun message.'],
])('writes the message %j in both parts', (message, inText, inHtml) => {
  const { text, html } = composeMail(storedRequest({ message }));
  expect(text).toContain(`Message\u00A0:\n${inText}\n`);
  expect(html).toContain(`<p>${inHtml}</p>`);
});
