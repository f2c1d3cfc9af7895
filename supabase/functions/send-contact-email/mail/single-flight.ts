/**
 * Makes a function that never runs `work` twice at the same time. Calls during a run lead to one more
 * run after it, however many they are: that run sees everything that happened in between.
 *
 * @param work must not reject
 * @returns a function whose promise ends with the last run it started or joined
 */
export function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function runWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work();
    }
    running = undefined;
  }

  return () => {
    isWanted = true;
    running ??= runWhileWanted();
    return running;
  };
}
