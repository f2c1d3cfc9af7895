import { spawn } from 'node:child_process';

/** Ends a process when this one is gone, however it went. */
export interface OrphanGuard {
  /** To be called once the guarded process has ended: its id may soon belong to another. */
  release(): void;
}

// `read` fails when the pipe closes, which the system does even for a process killed with SIGKILL.
const SCRIPT = 'trap "" INT TERM HUP; read -r _ || kill -s "$1" "$0"';

/** Guards the process `pid`, to be ended by `signal`. Does nothing on Windows, which has no `sh`. */
export function guardAgainstOrphan(pid: number, signal: 'TERM' | 'INT'): OrphanGuard {
  if (process.platform === 'win32') return { release: () => undefined };
  const guard = spawn('sh', ['-c', SCRIPT, String(pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without it the stack runs all the same; and the guard may be gone before it is released.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  return { release: () => guard.stdin.end('\n') };
}
