import { createTransport } from 'nodemailer';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import { startMailCatcher } from '#supabase/local/mail-catcher/start-mail-catcher.ts';
import { startBeforeAll } from '../../../support/startBeforeAll';

const catcher = startBeforeAll(() => startMailCatcher({ webPort: 0, storeFile: undefined }));

const send = (mail: object) =>
  createTransport(catcher.smtpUrl).sendMail({ from: 'site@solveo.example', ...mail });
const readMessages = () => fetch(`${catcher.url}/api/messages`);
const readPage = async () => (await fetch(catcher.url)).text();

test('lists a message to several people, with its HTML, as JSON', async () => {
  const to = ['a@solveo.example', 'b@solveo.example'];
  const html = '<p>Bonjour</p>';
  await send({ to, replyTo: 'Zoé <zoe@exemple.fr>', html });
  const [message] = (await (await readMessages()).json()) as Message[];
  expect(message).toMatchObject({
    to: to.join(', '),
    replyTo: 'zoe@exemple.fr',
    subject: '',
    html: expect.stringContaining(html) as unknown,
    date: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  });
});

test('shows messages as text with links, never as markup of its page, until they are deleted', async () => {
  const text = 'Voir https://exemple.fr/suivi/#a.b\t\net http://x"onclick=y<b>';
  await send({ to: 'a@solveo.example', subject: 'Deuxième <b>', text });
  const page = await readPage();
  const url = 'https://exemple.fr/suivi/#a.b';
  expect(page).toContain(`<a href="${url}">${url}</a>`);
  expect(page).toContain('href="http://x&#34;onclick=y&#60;b&#62;"');
  expect(page).toContain('Deuxième &#60;b&#62;');
  await fetch(`${catcher.url}/api/messages`, { method: 'DELETE' });
  expect(await readPage()).toContain('Aucun message');
});
