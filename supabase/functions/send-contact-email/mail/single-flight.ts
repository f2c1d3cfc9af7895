/**
 * Makes a function that never runs `work` twice at the same time. Calls during a run lead to one
 * more run after it, however many they are: that run sees everything that happened in between.
 *
 * @param work must not reject
 * @returns a function whose promise resolves when no run is left
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRequested = false;

  async function runWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      await work();
    }
    running = undefined;
  }

  return () => {
    isRequested = true;
    running ??= runWhileRequested();
    return running;
  };
}
