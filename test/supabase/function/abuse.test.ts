import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from './backend-under-test';

const LIMIT = 5;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({ RATE_LIMIT_PER_HOUR: String(LIMIT) });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

const requestOf = (n: number) => demoRequest({ email: `personne-${n}@exemple.fr` });

const postFrom = (forwardedFor: string, n: number) =>
  backend.post(requestOf(n), { 'x-forwarded-for': forwardedFor });

async function exhaust(address: string): Promise<void> {
  for (let n = 0; n < LIMIT; n += 1) expect((await postFrom(address, n)).status).toBe(200);
}

describe('one IP address', () => {
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

  test('gains nothing by forging the header', async () => {
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
    await backend.passTime('1 hour');
    expect((await postFrom('203.0.113.7', LIMIT + 1)).status).toBe(200);
  });

  test('is not limited by rows dated an hour ahead, nor has a duplicate among them', async () => {
    await exhaust('203.0.113.7');
    await backend.settled();
    await backend.passTime('-1 hour');
    expect((await postFrom('203.0.113.7', 0)).status).toBe(200);
    expect(await backend.rows()).toHaveLength(LIMIT + 1);
  });

  test('gets 200 for a duplicate even then, and rejected bodies do not count', async () => {
    for (let n = 0; n <= LIMIT; n += 1) {
      expect((await backend.post({}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(422);
    }
    await exhaust('203.0.113.7');
    expect((await postFrom('203.0.113.7', 0)).status).toBe(200);
    expect(await backend.rows()).toHaveLength(LIMIT);
  });

  test('is nowhere in the database, only its hash', async () => {
    await postFrom('203.0.113.7', 0);
    const [row] = await backend.rows();
    expect(row?.address_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('203.0.113');
  });
});

describe('a request with the hidden field filled in', () => {
  const suspected = { ...demoRequest({}), website: 'https://spam.example' };

  test('gets the same response, and is mailed at once with a mark', async () => {
    const response = await backend.post(suspected);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'accepted' });
    await backend.settled();
    const [message] = await backend.messages();
    expect(message?.subject).toMatch(/^\[À vérifier\] Exemple SAS/);
    expect(message?.text).toContain('le champ caché du formulaire est rempli');
    expect(await backend.rows()).toMatchObject([{ ...demoRequest({}), is_suspected: true }]);
  });

  test('does not hinder the person who then sends it without', async () => {
    await backend.post(suspected);
    await backend.post(demoRequest({}));
    await backend.settled();
    const subjects = (await backend.messages()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('[À vérifier]'))).toHaveLength(1);
    expect(subjects).toHaveLength(2);
  });
});

test('sends no mail to an address a visitor typed', async () => {
  await backend.post(demoRequest({ email: 'victim@exemple.fr' }));
  await backend.post({ ...requestOf(1), to: 'victim@exemple.fr', bcc: 'victim@exemple.fr' });
  await backend.settled();
  const recipients = (await backend.messages()).map(({ to }) => to);
  expect(recipients).toEqual(['demo@solveo.example', 'demo@solveo.example']);
});
