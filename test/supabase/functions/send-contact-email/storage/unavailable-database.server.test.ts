import { sampleRequest } from '../../../../support/sampleRequest';
import { PAGE } from '../../../support/requests';
import { startBackendBeforeAll } from '../../../support/backend-under-test';
import { eventually } from '../../../../support/eventually';

const backend = startBackendBeforeAll(() => ({ RATE_LIMIT_PER_HOUR: '1000' }));
beforeEach(() => backend.retry());

const post = (email: string) => backend.post(sampleRequest({ email }));

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
  const response = await post('meanwhile@exemple.fr');
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(await response.json()).toEqual({ error: 'storage_unavailable' });
  expect(backend.log.join('\n')).not.toContain('meanwhile');
}

test('gives 503 and fails the health check without Postgres, then succeeds once it is back', async () => {
  await backend.expectHealthy();
  await backend.stopPostgres();
  const failing = backend.expectFailing('storage_unavailable');
  await expectUnavailableUntil(async () => {
    await failing;
    await backend.restartPostgres();
  });
  await backend.expectHealthy();
});

// As Supabase sets it when the disk is full, and as a standby is.
test('gives 503 and names it in the health check while the database is read-only, then succeeds', async () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    await backend.sql.unsafe(`alter system set default_transaction_read_only = ${value}`);
    await backend.sql`select pg_reload_conf()`;
    await eventually(async () => {
      const shown = await backend.sql`show default_transaction_read_only`;
      expect(shown).toEqual([{ default_transaction_read_only: value }]);
    });
  };
  // No call of /retry can be noted meanwhile, and none is said to be missing.
  await backend.passTime('11 minutes');
  await setReadOnly('on');
  await expectUnavailableUntil(async () => {
    try {
      await backend.expectFailing('storage_read_only');
    } finally {
      await setReadOnly('off');
    }
  });
  await backend.retry();
  await backend.expectHealthy();
});

test('gives 503 while Postgres hangs, then succeeds', async () => {
  const { unlock } = await backend.lockRequests();
  await expectUnavailableUntil(unlock);
});

let visitors = 0;

/** Sends requests of as many visitors at once; returns their statuses. */
const visit = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      visitors += 1;
      const email = `visitor-${visitors}@exemple.fr`;
      return (await backend.post(sampleRequest({ email }))).status;
    }),
  );

/** Sends visitors at once and one by one. */
async function visitInTurn(): Promise<number[]> {
  const statuses = await visit(10);
  for (let n = 0; n < 5; n += 1) statuses.push(...(await visit(1)));
  return statuses;
}

/** Checks that every visitor was accepted, stored and mailed once. */
async function expectAllAccepted(statuses: number[]): Promise<void> {
  expect(statuses).toEqual(statuses.map(() => 200));
  await backend.retryUntilMailed();
  const stored = (await backend.emails()).sort();
  expect(new Set(stored).size).toBe(statuses.length);
  expect((await backend.messages()).map(({ replyTo }) => replyTo).sort()).toEqual(stored);
}

/** Postgres' processes that do not respond now. */
const silent: number[] = [];
const wake = () => silent.splice(0).forEach((pid) => process.kill(pid, 'SIGCONT'));
// Also when the test fails: Postgres could not end.
afterEach(wake);

test('accepts every visitor after all its connections have gone silent', async () => {
  const before = await visit(10);
  await backend.settled();
  silent.push(...(await backend.functionConnections()));
  expect(silent).not.toEqual([]);
  for (const pid of silent) process.kill(pid, 'SIGSTOP');
  const after = await visitInTurn();
  wake();
  await expectAllAccepted([...before, ...after]);
});

test('rejects nobody after a restart under traffic', async () => {
  const before = await visit(10);
  const visits = [visit(10)];
  await backend.stopPostgres();
  visits.push(visit(10));
  await backend.restartPostgres();
  const meanwhile = (await Promise.all(visits)).flat();
  await expectAllAccepted([...before, ...meanwhile, ...(await visitInTurn())]);
});
