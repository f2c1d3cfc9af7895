import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from './backend-under-test';
import { eventually } from './eventually';

const LIMIT = 5;
const CEILING = 10;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({
    RATE_LIMIT_PER_HOUR: String(LIMIT),
    MAIL_CEILING_PER_HOUR: String(CEILING),
  });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

const requestOf = (n: number) => demoRequest({ email: `personne-${n}@exemple.fr` });

const postFrom = (forwardedFor: string, n: number) =>
  backend.post(requestOf(n), { 'x-forwarded-for': forwardedFor });

async function exhaust(address: string): Promise<void> {
  for (let n = 0; n < LIMIT; n += 1) expect((await postFrom(address, n)).status).toBe(200);
}

describe('one address', () => {
  test('gets 429 and the time to wait once it has sent too many', async () => {
    await exhaust('203.0.113.7');
    const response = await postFrom('203.0.113.7', LIMIT);
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ error: 'rate_limited' });
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(await backend.rows()).toHaveLength(LIMIT);
  });

  test('gains nothing by writing another into the header', async () => {
    await exhaust('203.0.113.7');
    for (const forged of ['198.51.100.1, 203.0.113.7', '2001:db8::1,203.0.113.7']) {
      expect((await postFrom(forged, LIMIT)).status).toBe(429);
    }
  });

  test('gains nothing by changing its address within its IPv6 network', async () => {
    await exhaust('2001:db8:1:2::1');
    expect((await postFrom('2001:db8:1:2:ffff::2', LIMIT)).status).toBe(429);
    expect((await postFrom('2001:db8:1:3::1', LIMIT)).status).toBe(200);
  });

  test('exhausts nobody else, and may come back after the hour', async () => {
    await exhaust('203.0.113.7');
    expect((await postFrom('203.0.113.8', LIMIT)).status).toBe(200);
    await backend.sql`update contact.requests set created_at = created_at - interval '1 hour'`;
    expect((await postFrom('203.0.113.7', LIMIT + 1)).status).toBe(200);
  });

  test('gets 200 for a repeat even then, and refused bodies count for nothing', async () => {
    for (let n = 0; n <= LIMIT; n += 1) {
      expect((await backend.post({}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(422);
    }
    await exhaust('203.0.113.7');
    expect((await postFrom('203.0.113.7', 0)).status).toBe(200);
    expect(await backend.rows()).toHaveLength(LIMIT);
  });

  test('cannot slip through by sending all at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 4 * LIMIT }, async (_, n) => (await postFrom('203.0.113.7', n)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3 * LIMIT);
  });

  test('is nowhere in the database, only its hash', async () => {
    await postFrom('203.0.113.7', 0);
    const [row] = await backend.rows();
    expect(row?.address_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('203.0.113');
  });
});

describe('a request with the hidden field filled in', () => {
  const robot = { ...demoRequest({}), website: 'https://spam.example' };

  test('is answered alike, stored as suspected and not mailed at once', async () => {
    const response = await backend.post(robot);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'accepted' });
    await backend.retry();
    // It is mailed after the first would have been.
    await backend.post(requestOf(1));
    await backend.settled();
    expect((await backend.messages()).map(({ replyTo }) => replyTo)).toEqual([requestOf(1).email]);
    expect(await backend.rows()).toMatchObject([
      { ...demoRequest({}), is_suspected: true, mail_sent_at: null },
      { is_suspected: false },
    ]);
  });

  test('does not hinder the person who then sends it without', async () => {
    await backend.post(robot);
    await backend.post(demoRequest({}));
    await backend.settled();
    expect(await backend.messages()).toHaveLength(1);
  });

  test('is listed in the digest of the next morning', async () => {
    await backend.post(robot);
    await backend.sql`update contact.requests set created_at = created_at - interval '24 hours'`;
    await backend.retry();
    const message = await eventually(async () => {
      expect((await backend.rows())[0]?.mail_sent_at).not.toBeNull();
      const [digest, ...others] = await backend.messages();
      expect(others).toEqual([]);
      return digest;
    });
    expect(message).toMatchObject({ to: 'demo@solveo.example', replyTo: '' });
    expect(message?.subject).toContain('Récapitulatif');
    expect(message?.text).toContain(robot.email);
  });
});

test('above the hourly ceiling requests are stored and go into digests of a hundred', async () => {
  const more = 7;
  const count = CEILING + 100 + more;
  const emails = Array.from({ length: count }, (_, n) => requestOf(n).email);
  for (let n = 0; n < count; n += 1) expect((await backend.post(requestOf(n))).status).toBe(200);
  await eventually(async () => {
    const rows = await backend.rows();
    expect(rows.filter((row) => row.mail_sent_at !== null)).toHaveLength(CEILING);
    expect(rows.filter((row) => row.delivery === 'digest')).toHaveLength(count - CEILING);
  });
  expect(await backend.messages()).toHaveLength(CEILING);

  await backend.sql`update contact.requests set mail_due_at = now() where delivery = 'digest'`;
  const tellUntil = async (unsentCount: number) => {
    await backend.retry();
    await eventually(async () => {
      const unsent = (await backend.rows()).filter((row) => row.mail_sent_at === null);
      expect(unsent).toHaveLength(unsentCount);
    });
    return (await backend.messages())[0]?.text ?? '';
  };
  const first = await tellUntil(more);
  expect(first).toContain(`100 demandes de démo`);
  expect(first).toContain(`${more} autres demandes viendront dans un prochain récapitulatif.`);
  expect(emails.filter((email) => first.includes(` ${email}\n`))).toHaveLength(100);
  const second = await tellUntil(0);
  expect(second).not.toContain('prochain récapitulatif');
  const [, , ...mails] = await backend.messages();
  expect(mails).toHaveLength(CEILING);
  const told = [...mails.map(({ replyTo }) => ` ${replyTo}\n`), first, second].join('\n');
  expect(emails.filter((email) => !told.includes(` ${email}\n`))).toEqual([]);
});

test('no mail ever goes to an address a visitor typed', async () => {
  await backend.post(demoRequest({ email: 'victim@exemple.fr' }));
  await backend.post({ ...requestOf(1), to: 'victim@exemple.fr', bcc: 'victim@exemple.fr' });
  await backend.settled();
  const recipients = (await backend.messages()).map(({ to }) => to);
  expect(recipients).toEqual(['demo@solveo.example', 'demo@solveo.example']);
});

test('/retry takes nobody without its secret', async () => {
  const response = await fetch(backend.function.retryUrl, {
    method: 'POST',
    headers: { 'x-retry-secret': 'guessed' },
  });
  expect(response.status).toBe(401);
});
