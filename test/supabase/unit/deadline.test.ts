import { DeadlineError, withDeadline } from '#supabase/functions/send-contact-email/deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('resolves with the work’s result, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1_000)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects when the work rejects', async () => {
  const failure = new Error('no');
  await expect(withDeadline(Promise.reject(failure), 1_000)).rejects.toBe(failure);
});

test('rejects when the time is up', async () => {
  const waiting = withDeadline(new Promise(() => undefined), 1_000);
  const outcome = expect(waiting).rejects.toBeInstanceOf(DeadlineError);
  jest.advanceTimersByTime(1_000);
  await outcome;
});
