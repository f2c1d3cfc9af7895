import postgres from 'postgres';
import { DeadlineError } from '#supabase/functions/_shared/deadline.ts';
import { connectPostgres } from '#supabase/functions/send-contact-email/storage/postgres-connection.ts';

// Jest's fake timers leave this module out.
jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
}));

/** For statements that use no connection. */
const connectToNothing = () => connectPostgres('postgres://127.0.0.1:1/postgres');

/**
 * Runs a statement that fails with each of `errors` in turn, then succeeds.
 *
 * @returns how often it was tried
 */
async function countTries(...errors: Error[]): Promise<number> {
  let tries = 0;
  const { run } = connectToNothing();
  function statement() {
    const error = errors[tries];
    tries += 1;
    const result = error === undefined ? Promise.resolve([]) : Promise.reject(error);
    return result as unknown as postgres.PendingQuery<[]>;
  }
  await run(statement).catch((error: unknown) => expect(errors).toContain(error));
  return tries;
}

/** As postgres.js makes it of the fields of an ErrorResponse, whose types lack most of them. */
const errorOf = (fields: object) =>
  Object.assign(new postgres.PostgresError('no'), { severity: undefined, ...fields });

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

test.each([
  ['is rejected', errorOf({ code: '23514', severity: 'ERROR' }), 1],
  ['was cancelled', errorOf({ code: '57014', severity: 'ERROR' }), 1],
  ['finds no free connection', errorOf({ code: '53300', severity: 'FATAL' }), 2],
  ['has the wrong password', errorOf({ code: '28P01', severity: 'FATAL' }), 1],
  ['has no right to connect', errorOf({ code: '28000', severity: 'FATAL' }), 1],
  ['names no database', errorOf({ code: '3D000', severity: 'FATAL' }), 1],
  ['gets the error of a pooler whose server is gone', errorOf({ code: '08P01' }), 2],
  ['gets the error of a pooler whose server is starting', errorOf({ code: '57P03' }), 2],
  ['loses its connection', refused, 2],
])('tries a statement again unless Postgres rejects it: one that %s', async (_, error, tries) => {
  expect(await countTries(error)).toBe(tries);
});

test('tries again and again while the database restarts', async () => {
  expect(await countTries(refused, refused, refused)).toBe(4);
});

test('gives up a statement within 12 s when the server neither responds nor cancels', async () => {
  jest.useFakeTimers();
  const { run } = connectToNothing();
  const hanging = Object.assign(new Promise(() => undefined), { cancel: jest.fn() });
  const gaveUp = jest.fn();
  run(() => hanging as unknown as postgres.PendingQuery<[]>).catch(gaveUp);
  await jest.advanceTimersByTimeAsync(12_000);
  jest.useRealTimers();
  expect(gaveUp).toHaveBeenCalledWith(expect.any(DeadlineError));
  expect(hanging.cancel).toHaveBeenCalledTimes(2);
});
