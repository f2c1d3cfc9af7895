import { rmSync } from 'node:fs';
import path from 'node:path';
import { openMailbox } from '#supabase/local/mail-catcher/mailbox.ts';
import { type Message, parseMessage } from '#supabase/local/mail-catcher/message.ts';
import { createWebServer } from '#supabase/local/mail-catcher/web.ts';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { useServer } from '../../../../src/build/useServer';

const folder = createTemporaryFolder();
const storeFile = path.join(folder, 'mail.json');
const mailbox = openMailbox(storeFile);
const { urlOf } = useServer(createWebServer(mailbox));
afterAll(() => rmSync(folder, { recursive: true }));

const parse = (text: string) => parseMessage(Buffer.from(text), new Date('2026-11-21T09:30:00Z'));

const RAW = `From: Le site <site@solveo.example>
To: a@solveo.example, Groupe: b@solveo.example, c@solveo.example;
Reply-To: =?utf-8?q?Zo=C3=A9?= <zoe@exemple.fr>
Subject: =?utf-8?q?Deuxi=C3=A8me?=
Content-Type: text/html; charset=utf-8

<p>Bonjour <script>document.title = "x"</script></p>
`;

test('lists messages as JSON, newest first, and keeps them for the next start', async () => {
  mailbox.add(await parse('x'));
  mailbox.add(await parse(RAW));
  const messages = (await (await fetch(urlOf('/api/messages'))).json()) as Message[];
  expect(messages).toMatchObject([
    {
      from: 'site@solveo.example',
      to: 'a@solveo.example, b@solveo.example, c@solveo.example',
      replyTo: 'zoe@exemple.fr',
      subject: 'Deuxième',
      html: expect.stringContaining('<p>Bonjour') as unknown,
      date: '2026-11-21T09:30:00.000Z',
    },
    { from: '', to: '', replyTo: '', subject: '', text: '', html: '' },
  ]);
  expect(openMailbox(storeFile).list()).toEqual(messages);
});

test('shows a French page whose styles use only defined colours', async () => {
  const page = await fetch(urlOf('/'));
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('Messages reçus');
  expect((await fetch(urlOf('/page.js'))).status).toBe(200);
  const colors = await (await fetch(urlOf('/colors.css'))).text();
  const styles = await (await fetch(urlOf('/page.css'))).text();
  const used = [...styles.matchAll(/var\((--\w+)\)/g)].map(([, name = '']) => name);
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !colors.includes(`${name}: #`))).toEqual([]);
});

test('shows the HTML of a message in a sandbox', async () => {
  const [message] = mailbox.list();
  const response = await fetch(urlOf(`/messages/${message?.id}/html`));
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(await response.text()).toBe(message?.html);
});

test.each(['/messages/none/html', '/main.ts'])('has nothing at %s', async (path) => {
  expect((await fetch(urlOf(path))).status).toBe(404);
});

test('empties the mailbox on DELETE and rejects other methods', async () => {
  expect((await fetch(urlOf('/api/messages'), { method: 'POST' })).status).toBe(405);
  expect(mailbox.list()).not.toEqual([]);
  expect((await fetch(urlOf('/api/messages'), { method: 'DELETE' })).status).toBe(204);
  expect(openMailbox(storeFile).list()).toEqual([]);
});
