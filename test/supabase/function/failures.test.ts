import postgres from 'postgres';
import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from './backend-under-test';
import { eventually } from './eventually';

jest.setTimeout(60_000);

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({});
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toEqual({ error: 'storage_unavailable' });
}

test('without Postgres the visitor has 503, and success once it is back', async () => {
  await backend.post(demoRequest({ email: 'avant@exemple.fr' }));
  await backend.settled();
  await backend.postgres.stop();
  try {
    await expectUnavailable(await backend.post(demoRequest({ email: 'pendant@exemple.fr' })));
    expect(backend.log.join('\n')).not.toContain('pendant');
  } finally {
    await backend.restartPostgres();
  }
  expect((await backend.post(demoRequest({ email: 'apres@exemple.fr' }))).status).toBe(200);
  expect((await backend.rows()).map(({ email }) => email)).toEqual([
    'avant@exemple.fr',
    'apres@exemple.fr',
  ]);
});

test('a Postgres that hangs gives 503 within the time of the page, and success afterwards', async () => {
  await backend.post(demoRequest({ email: 'avant@exemple.fr' }));
  await backend.settled();
  const started = Date.now();
  const locker = await backend.sql.reserve();
  await locker`begin`;
  await locker`lock table contact.requests`;
  try {
    await expectUnavailable(await backend.post(demoRequest({ email: 'pendant@exemple.fr' })));
    expect(Date.now() - started).toBeLessThan(12_000);
  } finally {
    await locker`rollback`;
    locker.release();
  }
  expect((await backend.post(demoRequest({ email: 'apres@exemple.fr' }))).status).toBe(200);
  expect((await backend.rows()).map(({ email }) => email)).toEqual([
    'avant@exemple.fr',
    'apres@exemple.fr',
  ]);
});

test('out of connections: 503, and success once there is one', async () => {
  // Not one pool: it gives a place to a guest whom it has already rejected, and another waits for good.
  const guests: postgres.Sql[] = [];
  const fillUp = async () => {
    for (;;) {
      const guest = postgres(backend.postgres.url, { max: 1 });
      guests.push(guest);
      await guest`select 1`;
    }
  };
  await expect(fillUp()).rejects.toMatchObject({ code: '53300' });
  try {
    // What was terminated leaves its place a moment later, and the visitor waits for one.
    await eventually(async () => {
      await backend.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like '%contact.%' and pid <> pg_backend_pid()`;
      await expect(fillUp()).rejects.toMatchObject({ code: '53300' });
      await expectUnavailable(await backend.post(demoRequest({ email: 'pendant@exemple.fr' })));
    });
  } finally {
    await Promise.all(guests.map((guest) => guest.end({ timeout: 1 })));
  }
  expect((await backend.post(demoRequest({ email: 'apres@exemple.fr' }))).status).toBe(200);
  await backend.settled();
  expect((await backend.messages()).map(({ replyTo }) => replyTo)).toEqual(['apres@exemple.fr']);
});

test('a missing migration gives 503 and its code in the log', async () => {
  await backend.sql`alter table contact.requests rename to elsewhere`;
  try {
    await expectUnavailable(await backend.post(demoRequest({})));
    expect(backend.log.at(-1)).toContain('"cause":"42P01"');
  } finally {
    await backend.sql`alter table contact.elsewhere rename to requests`;
  }
});

test('a function that is asked to stop first sends the mail of what it has accepted', async () => {
  const requests = Array.from({ length: 20 }, (_, n) =>
    demoRequest({ email: `personne-${n}@exemple.fr` }),
  );
  await Promise.all(requests.map((request) => backend.post(request)));
  await backend.function.stop();
  expect(await backend.messages()).toHaveLength(20);
  expect((await backend.rows()).filter((row) => row.mail_sent_at === null)).toEqual([]);
});
