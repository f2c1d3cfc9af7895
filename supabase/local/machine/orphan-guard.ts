import { spawn } from 'node:child_process';

export type StopSignal = 'TERM' | 'INT' | 'KILL';

// `$0` is the id of the process, `$1` the signal.
const SCRIPT = [
  // Ctrl-C reaches the guard too, which must outlive what it guards.
  'trap "" INT TERM HUP',
  // A line releases the guard. The pipe's end means that this process has ended: the system closes
  // the pipe even after SIGKILL.
  'read -r released && exit',
  'kill -s "$1" "$0"',
  // A process that has not ended five seconds later has ignored the signal.
  'sleep 5',
  'kill -s KILL "$0"',
].join('\n');

/**
 * Ends the process `pid` when this one has ended, even by SIGKILL. Does nothing on Windows, which
 * has no `sh`.
 *
 * @returns a function to call once `pid` has ended: the system may reuse its id
 */
export function guardAgainstOrphan(pid: number, signal: StopSignal): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('sh', ['-c', SCRIPT, String(pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The stack runs without a guard too; and a guard may end before its release.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  return () => guard.stdin.end('\n');
}
