import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from './backend-under-test';
import { eventually } from './eventually';

jest.setTimeout(30_000);

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({});
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

const mailed = (count: number) =>
  eventually(async () => {
    const messages = await backend.messages();
    expect(messages).toHaveLength(count);
    expect((await backend.rows()).filter((row) => row.mail_sent_at !== null)).toHaveLength(count);
    return messages;
  });

test('stores to the letter, mails once and responds', async () => {
  const request = demoRequest({
    name: "Zoé d'Été <script>alert(1)</script>",
    company: '"L’Œuvre" & Cie \u{1F600}',
    email: "zoe.o'hara+demo@exemple.fr",
    message: 'Première ligne\n  deuxième\r\n\n<b>& fin</b>',
  });
  const response = await backend.post(request);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'accepted' });
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);

  const [message] = await mailed(1);
  const [row] = await backend.rows();
  expect(row).toMatchObject({ ...request, mail_attempts: 1, mail_last_error: null });
  expect(message).toMatchObject({
    from: 'site@solveo.example',
    to: 'demo@solveo.example',
    replyTo: request.email,
    subject: `${request.company}\u00A0: demande de démo (${request.name})`,
  });
  expect(message?.text).toContain(request.message.replaceAll('\r\n', '\n'));
  expect(message?.text).toContain(row?.id);
  expect(message?.html).toContain('Zoé d&#39;Été &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(message?.html).not.toContain('<script>');
});

test.each([
  ['the longest of everything', { name: 'é'.repeat(200), company: '\u{1F600}'.repeat(200) }],
  ['a message of 10,000 emoji', { message: '\u{1F600}'.repeat(10_000) }],
  ['no message', { message: '' }],
  ['lines of one dot, which end a mail in SMTP', { message: 'a\n.\nb\n..\n.' }],
  ['a line of 10,000 characters', { message: 'x'.repeat(10_000) }],
  ['lines that look like a mail', { message: 'Bcc: a@b.fr\n\n--boundary\nFrom here' }],
  ['an address of 254 characters', { email: `${'a'.repeat(242)}@exemple.com` }],
  ['backslashes and quotes', { name: `\\' \\" \\x00 $1 :x`, message: `\\000 '); --` }],
])('keeps %s', async (_label, changes) => {
  const request = demoRequest(changes);
  expect((await backend.post(request)).status).toBe(200);
  const [message] = await mailed(1);
  expect(await backend.rows()).toEqual([expect.objectContaining(request)]);
  expect(message?.text).toContain(request.message);
  expect(message?.replyTo).toBe(request.email);
  expect(message?.subject).toContain(request.name);
});

test.each([
  ['dots that mail needs quotes for', '.a..b.@exemple.fr', '".a..b."@exemple.fr'],
  ['an accent in the domain', 'zoe@société.fr', 'zoe@xn--socit-esab.fr'],
])(
  'stores an address with %s as typed, and replies to it as mail writes it',
  async (_, email, to) => {
    expect((await backend.post(demoRequest({ email }))).status).toBe(200);
    const [message] = await mailed(1);
    expect((await backend.rows())[0]?.email).toBe(email);
    expect(message?.replyTo).toBe(to);
  },
);

test('stores and mails 200 simultaneous requests, once each', async () => {
  const requests = Array.from({ length: 200 }, (_, n) =>
    demoRequest({ name: `Personne ${n}`, email: `personne-${n}@exemple.fr` }),
  );
  const statuses = await Promise.all(requests.map(async (r) => (await backend.post(r)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));

  const messages = await mailed(200);
  const emails = requests.map((request) => request.email).sort();
  expect(messages.map((message) => message.replyTo).sort()).toEqual(emails);
  expect((await backend.rows()).map((row) => row.email).sort()).toEqual(emails);
});

test('logs what happened and nothing that was typed', async () => {
  const request = demoRequest({ name: 'Nomtapé', email: 'adresse-tapee@exemple.fr' });
  await backend.post({ ...request, company: 'Sociététapée', message: 'Messagetapé' });
  await backend.post({ ...request, email: 'adresse-tapee' });
  await backend.post({ ...request, name: 'Nomtapé\0' });
  await backend.post(`{"name":"Nomtapé`);
  await mailed(1);
  await eventually(() => {
    const codes = backend.log.map((line) => (JSON.parse(line) as { code: string }).code);
    expect(codes).toEqual(expect.arrayContaining(['accepted', 'mail_sent']));
  });
  expect(backend.log.join('\n')).not.toMatch(/tapé|tapee/i);
});
