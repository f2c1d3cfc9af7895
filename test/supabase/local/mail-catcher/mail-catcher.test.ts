import { rmSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import { startMailCatcher } from '#supabase/local/mail-catcher/start-mail-catcher.ts';
import { startBeforeAll } from '../../../support/startBeforeAll';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

const folder = createTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));
const start = () => startMailCatcher({ webPort: 0, storeFile: path.join(folder, 'mail.json') });
const catcher = startBeforeAll(start);

const send = (mail: object) =>
  createTransport(catcher.smtpUrl).sendMail({ from: 'site@solveo.example', ...mail });
const listMessages = async ({ url }: { readonly url: string }) =>
  (await (await fetch(`${url}/api/messages`)).json()) as Message[];
const readPage = async () => (await fetch(catcher.url)).text();

test('lists messages as JSON, newest first, and keeps them for the next start', async () => {
  await send({ to: 'a@solveo.example', text: 'Bonjour' });
  const to = ['a@solveo.example', 'b@solveo.example'];
  const html = '<p>Bonjour</p>';
  await send({ to, replyTo: 'Zoé <zoe@exemple.fr>', subject: 'Deuxième <b>', html });
  const messages = await listMessages(catcher);
  expect(messages).toMatchObject([
    {
      from: 'site@solveo.example',
      to: to.join(', '),
      replyTo: 'zoe@exemple.fr',
      subject: 'Deuxième <b>',
      html: expect.stringContaining(html) as unknown,
      date: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    },
    { replyTo: '', subject: '', text: 'Bonjour\n', html: '' },
  ]);
  const next = await start();
  expect(await listMessages(next)).toEqual(messages);
  await next.stop();
});

test('shows messages as text with links, never as markup of its page, until they are deleted', async () => {
  const text = 'Voir https://exemple.fr/suivi/#a.b\t\net http://x"onclick=y<b>';
  await send({ to: 'a@solveo.example', text });
  const page = await readPage();
  const url = 'https://exemple.fr/suivi/#a.b';
  expect(page).toContain(`<a href="${url}">${url}</a>`);
  expect(page).toContain('href="http://x&#34;onclick=y&#60;b&#62;"');
  expect(page).toContain('Deuxième &#60;b&#62;');
  await fetch(`${catcher.url}/api/messages`, { method: 'DELETE' });
  expect(await readPage()).toContain('Aucun message');
});
