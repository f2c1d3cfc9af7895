import { HONEYPOT_FIELD, RESPONSE_HOURS } from '#supabase/functions/_shared/contract.ts';
import { sampleRequest } from '../../../support/sampleRequest';
import { post } from '../../support/requests';
import { startBackendBeforeAll } from '../../support/backend-under-test';
import { eventually } from '../../../support/eventually';

const LIMIT = 5;

// Behind two proxies, one that says nothing of the second leaves the visitor's IP address unknown.
const backend = startBackendBeforeAll(() => ({
  RATE_LIMIT_PER_HOUR: String(LIMIT),
  TRUSTED_PROXIES: '2',
}));

/** Waits until `count` requests are stored and mailed; returns the messages. */
const mailed = (count: number) =>
  eventually(async () => {
    const rows = await backend.rows();
    expect(rows.filter((row) => row.mail_sent_at !== null)).toHaveLength(count);
    expect(rows).toHaveLength(count);
    const messages = await backend.messages();
    expect(messages).toHaveLength(count);
    // Each line ends in a tab, which keeps mail programs from joining it with the next one.
    return messages.map((message) => ({ ...message, text: message.text.replaceAll('\t\n', '\n') }));
  });

test('stores verbatim, mails once and responds', async () => {
  const request = sampleRequest({
    name: "Zoé d'Été <script>alert(1)</script>",
    company: '"L’Œuvre" & Cie \u{1F600}',
    email: "zoe.o'hara+demo@exemple.fr",
    message: "Première ligne\n  deuxième\n.\n\n<b>& fin</b> $1 :x \\x00 '); --",
  });
  const response = await backend.post(request);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'accepted' });

  const [message] = await mailed(1);
  const [row] = await backend.rows();
  expect(row).toMatchObject({ ...request, mail_attempts: 1, mail_last_error: null });
  expect(row?.address_hash).toBe('unknown');
  expect(message).toMatchObject({
    from: 'site@solveo.example',
    to: 'demo@solveo.example',
    replyTo: request.email,
    subject: `${request.company}\u00A0: demande (${request.name})`,
  });
  for (const content of [...Object.values(request), row?.id]) {
    expect(message?.text).toContain(content);
  }
});

test('stores and mails 30 simultaneous requests, and one sent 20 times, once each', async () => {
  const emails = Array.from({ length: 30 }, (_, n) => `personne-${n}@exemple.fr`);
  const again = Array.from({ length: 20 }, () => 'camille@exemple.fr');
  const responses = await Promise.all(
    [...emails, ...again].map((email) => backend.post(sampleRequest({ email }))),
  );
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'accepted' });
  }
  expect((await backend.functionConnections()).length).toBeLessThanOrEqual(5);
  const expected = ['camille@exemple.fr', ...emails].sort();
  expect((await mailed(31)).map(({ replyTo }) => replyTo).sort()).toEqual(expected);
  expect((await backend.emails()).sort()).toEqual(expected);
});

test('stores and mails the request of a visitor who leaves before the response', async () => {
  const lock = await backend.lockRequests();
  const leaving = new AbortController();
  const request = post(JSON.stringify(sampleRequest({})), {}, backend.function.url);
  const visit = fetch(request, { signal: leaving.signal }).catch(() => undefined);
  await lock.untilAwaitedBy('submit_request');
  leaving.abort();
  await visit;
  await lock.unlock();
  await mailed(1);
});

test('numbers the requests of one email address in the emails, however it is spelled', async () => {
  await backend.post(sampleRequest({ email: 'CAMILLE@exemple.fr' }));
  await backend.post(sampleRequest({ email: 'claude@exemple.fr' }));
  await mailed(2);
  await backend.post(sampleRequest({ email: 'Camille@exemple.fr', message: 'Autre chose' }));
  const [last, ...first] = await mailed(3);
  expect(last?.text).toContain('2e demande reçue de cette adresse');
  for (const { text } of first) expect(text).not.toContain('demande reçue de cette adresse');
});

test('limits the requests of one IP address, whatever it forges, without keeping it, and of no other', async () => {
  const postFrom = (address: string, n: number) =>
    backend.post(sampleRequest({ email: `personne-${n}@exemple.fr` }), {
      'x-forwarded-for': `198.51.100.${n}, ${address}, 192.0.2.1`,
    });
  for (let n = 0; n < LIMIT; n += 1) expect((await postFrom('203.0.113.7', n)).status).toBe(200);
  const response = await postFrom('203.0.113.7', LIMIT);
  expect([response.status, await response.json()]).toEqual([429, { error: 'rate_limited' }]);
  expect((await postFrom('203.0.113.8', LIMIT)).status).toBe(200);
  const rows = await backend.rows();
  expect(rows).toHaveLength(LIMIT + 1);
  expect(rows[0]?.address_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('marks a suspected request, accepts it from a person too, and mails no typed address', async () => {
  const fields = { ...sampleRequest({}), to: 'victim@exemple.fr', bcc: 'victim@exemple.fr' };
  const response = await backend.post({ ...fields, [HONEYPOT_FIELD]: 'https://spam.example' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'accepted' }]);
  await backend.post(fields);
  const messages = await mailed(2);
  expect(messages.map(({ to }) => to)).toEqual(['demo@solveo.example', 'demo@solveo.example']);
  const marked = messages.filter(({ subject }) => subject.startsWith('[À vérifier] Exemple SAS'));
  expect(marked).toHaveLength(1);
  expect((await backend.rows()).map((row) => row.is_suspected)).toEqual([true, false]);
});

test('the health check waits for a mailed request to be marked within the promised hours', async () => {
  await backend.post(sampleRequest({}));
  await mailed(1);
  await backend.passTime(`${RESPONSE_HOURS + 1} hours`);
  await backend.retry();
  await backend.expectFailing('answer_overdue');
  await backend.sql`update contact.requests set answered_at = now()`;
  await backend.expectHealthy();
});

test('logs what happened and nothing that was typed', async () => {
  const request = sampleRequest({ name: 'Nomtapé', email: 'adresse-tapee@exemple.fr' });
  const attribution = { 'x-came-from': 'utm_campaign=Campagnetap%C3%A9e' };
  await backend.post({ ...request, company: 'Sociététapée', message: 'Messagetapé' }, attribution);
  await backend.post({ ...request, email: 'adresse-tapee' });
  await backend.post({ ...request, name: 'Nomtapé'.repeat(100) });
  await backend.post(`{"name":"Nomtapé`);
  const [mail] = await mailed(1);
  expect(mail?.text).toContain('Campagnetapée');
  const log = () => backend.log.join('\n');
  await eventually(() => expect(log()).toMatch(/"code":"accepted".*"code":"mail_sent"/s));
  expect(log()).not.toMatch(/tapé|tapee/i);
});
