import { type ManagedProcess, type StartProcess, startProcess } from './managed-process';
import { StartError } from './start-error';

/** Processes that end together, even while they start. */
export interface ProcessGroup {
  /** Starts a process of the group. Rejects with StartError once `stop` was called. */
  readonly start: StartProcess;
  /** Ends every process, the latest first, and resolves once they have ended. */
  stop(): Promise<void>;
}

export function createProcessGroup(): ProcessGroup {
  const members: Promise<ManagedProcess>[] = [];
  let isStopping = false;
  return {
    start: async (command) => {
      if (isStopping) throw new StartError(`${command.name} does not start: everything stops.`);
      const starting = startProcess(command);
      members.unshift(starting);
      return await starting;
    },
    stop: async () => {
      isStopping = true;
      for (const starting of members) {
        const member = await starting.catch(() => undefined);
        await member?.stop();
      }
    },
  };
}
