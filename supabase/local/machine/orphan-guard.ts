import { spawn } from 'node:child_process';

export type StopSignal = 'TERM' | 'INT' | 'KILL';

// `read` fails when the pipe closes, and the system closes it even after SIGKILL.
const SCRIPT =
  'trap "" INT TERM HUP; read -r _ || { kill -s "$1" "$0"; sleep 5; kill -s KILL "$0"; }';

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
