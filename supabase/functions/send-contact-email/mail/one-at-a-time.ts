/**
 * Makes a function that runs `work` once at a time. Called while it runs, it has it run once more
 * afterwards, however often it is called: what happened meanwhile is seen by that one run.
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
