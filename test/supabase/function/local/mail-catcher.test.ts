import { rmSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import {
  type MailCatcherOptions,
  type RunningMailCatcher,
  startMailCatcher,
} from '../../../../supabase/local/mail-catcher/start-mail-catcher';
import type { Message } from '../../../../supabase/local/mail-catcher/message';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';

jest.setTimeout(30_000);

const folder = makeTemporaryFolder();
const options: MailCatcherOptions = {
  webPort: 0,
  smtpPort: 0,
  storeFile: path.join(folder, 'mail.json'),
};
let catcher: RunningMailCatcher;

beforeAll(async () => {
  catcher = await startMailCatcher(options);
});
afterAll(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true, force: true });
});

const messages = async () =>
  (await (await fetch(`${catcher.url}/api/messages`)).json()) as Message[];

async function send(subject: string): Promise<void> {
  const transport = createTransport(catcher.smtpUrl);
  await transport.sendMail({
    from: 'Le site <site@solveo.example>',
    to: ['a@solveo.example', 'b@solveo.example'],
    replyTo: 'Zoé <zoe@exemple.fr>',
    subject,
    text: 'Bonjour à tous',
    html: '<p>Bonjour <script>document.title = "x"</script></p>',
  });
  transport.close();
}

test('gives what it received as JSON, newest first', async () => {
  await send('Première');
  await send('Deuxième');
  const [newest, oldest, ...others] = await messages();
  expect(others).toEqual([]);
  expect(oldest?.subject).toBe('Première');
  expect(newest).toEqual({
    id: expect.any(String) as unknown,
    from: 'site@solveo.example',
    to: 'a@solveo.example, b@solveo.example',
    replyTo: 'zoe@exemple.fr',
    subject: 'Deuxième',
    text: expect.stringContaining('Bonjour à tous') as unknown,
    html: expect.stringContaining('<p>Bonjour') as unknown,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
  });
});

test('keeps the messages for the next start', async () => {
  const before = await messages();
  await catcher.stop();
  catcher = await startMailCatcher(options);
  expect(await messages()).toEqual(before);
});

test('shows a French page and its parts', async () => {
  const page = await fetch(catcher.url);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('Messages reçus');
  const [palette, styles] = await Promise.all(
    ['colors.css', 'page.css'].map(async (file) => (await fetch(`${catcher.url}/${file}`)).text()),
  );
  const used = [...(styles ?? '').matchAll(/var\((--\w+)\)/g)].map(([, name = '']) => name);
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !palette?.includes(`${name}: #`))).toEqual([]);
  expect((await fetch(`${catcher.url}/page.js`)).status).toBe(200);
  expect((await fetch(`${catcher.url}/../main.ts`)).status).toBe(404);
});

test('shows the HTML of a message without letting it do anything', async () => {
  const [message] = await messages();
  const response = await fetch(`${catcher.url}/messages/${message?.id}/html`);
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(await response.text()).toBe(message?.html);
  expect((await fetch(`${catcher.url}/messages/none/html`)).status).toBe(404);
});

test('DELETE empties it, other methods are refused', async () => {
  const api = `${catcher.url}/api/messages`;
  expect((await fetch(api, { method: 'POST' })).status).toBe(405);
  expect(await messages()).not.toEqual([]);
  expect((await fetch(api, { method: 'DELETE' })).status).toBe(204);
  expect(await messages()).toEqual([]);
});
