import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Finds the user to run Postgres as: it does not run as root.
 *
 * @returns undefined when this process is not root: its own user will do
 * @throws StartError when the system has no such user
 */
export function findPostgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = readFileSync('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const ids = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd);
    if (ids) return { uid: Number(ids[1]), gid: Number(ids[2]) };
  }
  throw new StartError(
    'Postgres does not run as root, and there is no user postgres or nobody: start as an ordinary user.',
  );
}

/** Whether `user` may enter `folder` and every folder above it. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  const parent = path.dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || canEnter(user, parent));
}
