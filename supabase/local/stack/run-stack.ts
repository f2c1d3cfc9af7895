import { createProcessGroup } from '../machine/process-group';
import { sentenceOf } from '../machine/start-error';
import { announcePage, type StackOptions, startParts } from './stack-parts';

/**
 * Runs page, function, database and mail catcher until `stop` is aborted or the page server ends.
 *
 * @returns the exit code, once every process has ended: 0 when asked to stop, 1 otherwise
 */
export async function runStack(options: StackOptions, stop: AbortSignal): Promise<number> {
  const group = createProcessGroup();
  const stopped = whenAborted(stop);
  try {
    const page = await Promise.race([startParts(options, group.start), stopped]);
    if (page === undefined) return 0;
    const ended = page.exited.then(
      ({ how }) => `The page server ended (${how}): everything stops.`,
    );
    const first = await Promise.race([page.ready.then(() => 'ready' as const), stopped, ended]);
    if (first === 'ready') announcePage(options.say, page);
    const sentence = await Promise.race([stopped, ended]);
    if (sentence !== undefined) options.say(sentence);
    return sentence === undefined ? 0 : 1;
  } catch (error) {
    if (stop.aborted) return 0;
    options.say(sentenceOf(error));
    return 1;
  } finally {
    await group.stop();
  }
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
  });
}
