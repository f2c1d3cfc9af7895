import { parseMessage } from '../../../../../supabase/local/mail-catcher/message';

const now = new Date('2026-11-21T09:30:00Z');

test('gives bare addresses and both parts', async () => {
  const raw = [
    'From: "Le site" <site@solveo.example>',
    'To: a@solveo.example, B <b@solveo.example>',
    'Reply-To: =?utf-8?q?Zo=C3=A9?= <zoe@exemple.fr>',
    'Subject: =?utf-8?q?Demande_de_d=C3=A9mo?=',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Bonjour',
  ].join('\r\n');
  expect(await parseMessage(Buffer.from(raw), now)).toEqual({
    id: expect.stringMatching(/^[\w-]{36}$/) as unknown,
    from: 'site@solveo.example',
    to: 'a@solveo.example, b@solveo.example',
    replyTo: 'zoe@exemple.fr',
    subject: 'Demande de démo',
    text: 'Bonjour\n',
    html: '',
    date: '2026-11-21T09:30:00.000Z',
  });
});

test('reads even what is hardly a message', async () => {
  expect(await parseMessage(Buffer.from('x'), now)).toMatchObject({
    from: '',
    to: '',
    replyTo: '',
    subject: '',
  });
});
