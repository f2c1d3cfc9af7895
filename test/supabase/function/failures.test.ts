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

test('without a mail server the visitor has success and the mail is sent later', async () => {
  await backend.mailCatcher.stop();
  try {
    expect((await backend.post(demoRequest({}))).status).toBe(200);
    const row = await eventually(async () => {
      const [unsent] = await backend.rows();
      expect(unsent).toMatchObject({
        mail_attempts: 1,
        mail_sent_at: null,
        mail_last_error: expect.stringMatching(/^E\w+: .*ECONNREFUSED/) as unknown,
      });
      return unsent;
    });
    expect(row).toMatchObject(demoRequest({}));
    expect(backend.log.join('\n')).not.toContain('camille');
  } finally {
    await backend.restartMailCatcher();
  }
  await backend.retryNow();
  await eventually(async () => {
    const [row] = await backend.rows();
    expect(row).toMatchObject({ mail_attempts: 2, mail_last_error: null });
    expect(row?.mail_sent_at).not.toBeNull();
  });
  expect(await backend.messages()).toHaveLength(1);
});

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
