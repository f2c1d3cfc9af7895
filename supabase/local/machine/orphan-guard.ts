import { spawn } from 'node:child_process';

/** Ends another process when this one has ended, for whatever reason. */
export interface OrphanGuard {
  /** Call it once the guarded process has ended: another process may soon have its id. */
  release(): void;
}

// `read` fails when the pipe closes, and the system closes it even after SIGKILL.
const SCRIPT = 'trap "" INT TERM HUP; read -r _ || kill -s "$1" "$0"';

/** Guards the process `pid`, to be ended by `signal`. Does nothing on Windows, which has no `sh`. */
export function guardAgainstOrphan(pid: number, signal: 'TERM' | 'INT'): OrphanGuard {
  if (process.platform === 'win32') return { release: () => undefined };
  const guard = spawn('sh', ['-c', SCRIPT, String(pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The stack also runs without a guard; and the guard may have ended before it is released.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  return { release: () => guard.stdin.end('\n') };
}
