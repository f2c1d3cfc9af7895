import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from './repository';
import { StartError } from './start-error';

/** A user that a process can run as. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

// Other users may enter the folder but not list it: Postgres' own user must enter.
const PASSABLE = 0o711;

/**
 * Opens the folder that keeps the local stack's data between runs: `.local` in the clone or, where
 * Postgres' user cannot enter that, a folder for this clone under the system's temporary one.
 */
export function openStateFolder(): string {
  const inClone = path.join(REPOSITORY, '.local');
  mkdirSync(inClone, { recursive: true });
  if (canEnter(findPostgresUser(), inClone)) return inClone;
  const clone = createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 12);
  const uid = process.getuid?.();
  const folder = path.join(tmpdir(), `contact-stack-${clone}-${uid}`);
  mkdirSync(folder, { recursive: true, mode: PASSABLE });
  // The temporary folder is world-writable: another user may have created this folder, or a link.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid) {
    throw new StartError(`The folder ${folder} belongs to another user: remove it.`);
  }
  return folder;
}

/** The user to run Postgres as, which does not run as root: `nobody` then, else this process's. */
export function findPostgresUser(): SystemUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

/**
 * Whether Postgres' user may enter a folder and all those above it. This process's own user may,
 * who has made it; Windows knows no other, and has no `test`.
 */
export function canEnter(user: SystemUser | undefined, folder: string): boolean {
  if (user === undefined) return true;
  return spawnSync('test', ['-x', folder], user).status === 0;
}
