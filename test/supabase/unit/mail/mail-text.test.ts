import { escapeHtml } from '../../../../supabase/functions/send-contact-email/mail/html';
import { composeMail } from '../../../../supabase/functions/send-contact-email/mail/mail-text';
import { storedRequest } from '../builders';

test('escapes what HTML gives a meaning to, once', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test('the subject names person and company in one line', () => {
  const { subject } = composeMail(storedRequest({ name: 'Zoé', company: "L'Été & Cie" }));
  expect(subject).toBe("Demande de démo\u00A0: Zoé (L'Été & Cie)");
});

test('the text part says everything, to the letter', () => {
  const request = storedRequest({ name: '<b>Zoé</b>', message: 'Bonjour,\n  & à demain' });
  const { text } = composeMail(request);
  expect(text).toContain('Nom\u00A0: <b>Zoé</b>\n');
  expect(text).toContain('Société\u00A0: Exemple SAS\n');
  expect(text).toContain('E-mail\u00A0: camille@exemple.fr\n');
  expect(text).toContain('Message\u00A0:\nBonjour,\n  & à demain\n');
  expect(text).toContain(`Référence\u00A0: ${request.id}\n`);
});

test('the date is French, on the clock of Paris', () => {
  const { text } = composeMail(storedRequest({ receivedAt: new Date('2026-07-14T22:05:00Z') }));
  expect(text).toContain('Reçue le\u00A0: mercredi 15 juillet 2026 à 00:05');
});

test('the HTML part shows what was typed and runs none of it', () => {
  const hostile = `</td><script>alert("x")</script><img src=x onerror='y'>`;
  const { html } = composeMail(
    storedRequest({ name: hostile, company: hostile, email: hostile, message: hostile }),
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html.split(escapeHtml(hostile))).toHaveLength(5);
});

test.each(['a\nb', 'a\r\nb', 'a\rb', 'a\u2028b'])(
  'keeps the line break of %j in HTML',
  (message) => {
    expect(composeMail(storedRequest({ message })).html).toContain('<p>a<br>\nb</p>');
  },
);

test('says that there is no message', () => {
  const mail = composeMail(storedRequest({ message: '' }));
  expect(mail.text).toContain('Aucun message.');
  expect(mail.html).toContain('<p>Aucun message.</p>');
});
