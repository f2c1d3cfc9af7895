export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Waits for `work`, at most `milliseconds`. The work itself goes on afterwards.
 *
 * @returns the value of `work`
 * @throws what `work` throws, or DeadlineError when the time is over
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError());
    }, milliseconds);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
