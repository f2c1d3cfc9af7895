import { demoRequest } from '../../../../support/sampleRequest';
import { startBackendBeforeAll } from '../../../support/backend-under-test';

const backend = startBackendBeforeAll(() => ({ RATE_LIMIT_PER_HOUR: '1000' }));

let visitors = 0;

/** Sends requests of as many visitors at once; returns their statuses. */
const visit = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      visitors += 1;
      const email = `visitor-${visitors}@exemple.fr`;
      return (await backend.post(demoRequest({ email }))).status;
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
  await backend.postgres.stop();
  visits.push(visit(10));
  await backend.restartPostgres();
  const meanwhile = (await Promise.all(visits)).flat();
  await expectAllAccepted([...before, ...meanwhile, ...(await visitInTurn())]);
});
