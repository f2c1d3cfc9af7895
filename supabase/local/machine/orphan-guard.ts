import { spawn } from 'node:child_process';

/** Ends another process when this one has ended, even by SIGKILL. */
export interface OrphanGuard {
  /** Call this once the guarded process has ended: the system may reuse its id. */
  release(): void;
}

export type StopSignal = 'TERM' | 'INT' | 'KILL';

// `read` fails when the pipe closes, and the system closes it even after SIGKILL.
const SCRIPT =
  'trap "" INT TERM HUP; read -r _ || { kill -s "$1" "$0"; sleep 5; kill -s KILL "$0"; }';

/** Guards a process, which `signal` will end. Does nothing on Windows, which has no `sh`. */
export function guardAgainstOrphan(pid: number, signal: StopSignal): OrphanGuard {
  if (process.platform === 'win32') return { release: () => undefined };
  const guard = spawn('sh', ['-c', SCRIPT, String(pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The stack runs without a guard too; and a guard may end before its release.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  return { release: () => guard.stdin.end('\n') };
}
