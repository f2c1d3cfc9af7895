/**
 * Starts something before the tests of a file and stops it after them.
 *
 * @returns what `start` resolves with, empty until then
 */
export function startBeforeAll<T extends { stop(): Promise<void> }>(start: () => Promise<T>): T {
  const running = {} as T;
  beforeAll(async () => {
    // Object.assign would read each getter only once.
    Object.defineProperties(running, Object.getOwnPropertyDescriptors(await start()));
  });
  afterAll(() => running.stop());
  return running;
}
