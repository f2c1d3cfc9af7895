import {
  DeadlineError,
  withDeadline,
} from '../../../supabase/functions/send-contact-email/deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gives what the work gives, and leaves no timer behind', async () => {
  const onExpiry = jest.fn();
  await expect(withDeadline(Promise.resolve('done'), 1_000, onExpiry)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
  expect(onExpiry).not.toHaveBeenCalled();
});

test('rejects as the work does', async () => {
  const failure = new Error('no');
  await expect(withDeadline(Promise.reject(failure), 1_000, () => undefined)).rejects.toBe(failure);
});

test('gives up when the time is up, and says so once', async () => {
  const onExpiry = jest.fn();
  const waiting = withDeadline(new Promise(() => undefined), 1_000, onExpiry);
  const outcome = expect(waiting).rejects.toBeInstanceOf(DeadlineError);
  jest.advanceTimersByTime(1_000);
  await outcome;
  expect(onExpiry).toHaveBeenCalledTimes(1);
});
