import postgres from 'postgres';
import { RESPONSE_HOURS } from '#supabase/functions/_shared/contract.ts';
import { demoRequest, PAGE } from '../../support/builders';
import { startBackendBeforeAll } from '../../support/backend-under-test';

jest.setTimeout(60_000);

const CEILING = 10;

const backend = startBackendBeforeAll(() => ({
  MAIL_CEILING_PER_HOUR: String(CEILING),
  HEALTH_ANSWERS: '1',
}));
beforeEach(() => backend.retry());
// Applies once a test has restarted Postgres: a hundred connections take ten times as long.
beforeAll(() => backend.sql`alter system set max_connections = 20`);

const post = (email: string) => backend.post(demoRequest({ email }));

/** A request gets 503 and is not stored; the next one, after `recover`, is. */
async function expectUnavailableUntil(recover: () => Promise<unknown>): Promise<void> {
  try {
    await expectUnavailable();
  } finally {
    await recover();
  }
  expect((await post('after@exemple.fr')).status).toBe(200);
  await backend.settled();
  expect(await backend.emails()).toEqual(['after@exemple.fr']);
}

async function expectUnavailable(): Promise<void> {
  const started = Date.now();
  const response = await post('meanwhile@exemple.fr');
  // The page stops waiting after 15 s.
  expect(Date.now() - started).toBeLessThan(12_000);
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toEqual({ error: 'storage_unavailable' });
  expect(backend.log.join('\n')).not.toContain('meanwhile');
}

/** Takes every free connection of Postgres, and adds those it opens to `guests`. */
async function exhaustConnections(guests: postgres.Sql[]): Promise<void> {
  const connect = async () => {
    for (;;) {
      // Not a pool: a pool gives a rejected connection a query, which then waits forever.
      const guest = postgres(backend.postgres.url, { max: 1 });
      guests.push(guest);
      await guest`select 1`;
    }
  };
  await expect(connect()).rejects.toMatchObject({ code: '53300' });
}

test('gives 503 and fails the health check without Postgres, then succeeds once it is back', async () => {
  await backend.expectHealthy();
  await backend.postgres.stop();
  const failing = backend.expectFailing('storage_unavailable');
  await expectUnavailableUntil(async () => {
    await failing;
    await backend.restartPostgres();
  });
  await backend.expectHealthy();
});

test('gives 503 in time while Postgres hangs, then succeeds', async () => {
  const { unlock } = await backend.lockRequests();
  await expectUnavailableUntil(unlock);
});

test('gives 503 without a free connection, then succeeds once there is one', async () => {
  const guests: postgres.Sql[] = [];
  const endGuests = () => Promise.all(guests.map((guest) => guest.end({ timeout: 1 })));
  await exhaustConnections(guests);
  // Waits until they are gone: the function would get the place of one that ends later.
  await backend.sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where query like '%contact.%' and pid <> pg_backend_pid()`;
  await exhaustConnections(guests);
  await expectUnavailableUntil(endGuests);
});

test('fails the health check when a request has waited longer for an answer than the page promises', async () => {
  await post('camille@exemple.fr');
  await backend.settled();
  await backend.passTime(`${RESPONSE_HOURS + 1} hours`);
  await backend.retry();
  await backend.expectFailing('answer_overdue');
});

test('fails the health check after a request whose IP address it cannot tell', async () => {
  await backend.post(demoRequest({}), { 'x-forwarded-for': 'unknown' });
  await backend.expectFailing('visitor_address_unknown');
});

test('mails what it has accepted before it stops, up to the hourly ceiling, and the others later', async () => {
  const emails = Array.from({ length: CEILING + 4 }, (_, n) => `personne-${n}@exemple.fr`);
  for (const { status } of await Promise.all(emails.map(post))) expect(status).toBe(200);
  expect(await backend.replaceFunction('SIGTERM')).toBe('exit code 0');
  expect(await backend.messages()).toHaveLength(CEILING);
  await backend.passTime('61 minutes');
  await backend.retry();
  await backend.settled();
  expect(await backend.messages()).toHaveLength(emails.length);
});
