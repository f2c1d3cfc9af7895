import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from './repository';
import { StartError } from './start-error';
import { canEnter, findPostgresUser, type SystemUser } from './system-user';

// Other users may enter the folder but not list it: Postgres' own user must enter.
const PASSABLE = 0o711;

/**
 * Opens the folder that keeps the local stack's data between runs: `.local` in the clone. Where
 * that is read-only, or Postgres' user cannot reach it: a folder for this clone and user under the
 * system's temporary one.
 */
export function openStateFolder(): string {
  const inClone = path.join(REPOSITORY, '.local');
  return isUsable(inClone, findPostgresUser()) ? inClone : openFallbackStateFolder();
}

/** Opens a folder for this clone and this user under the system's temporary one. */
export function openFallbackStateFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const clone = createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir(), `contact-stack-${clone}-${uid}`);
  mkdirSync(folder, { recursive: true, mode: PASSABLE });
  // The temporary folder is world-writable: another user may have created this folder, or a link.
  const found = lstatSync(folder);
  if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== uid)) {
    throw new StartError(`The folder ${folder} belongs to another user: remove it.`);
  }
  return folder;
}

/** Creates an empty folder under the system's temporary one, for a stack without kept data. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-stack-'));
  chmodSync(folder, PASSABLE);
  return folder;
}

function isUsable(folder: string, postgresUser: SystemUser | undefined): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    return false;
  }
  return postgresUser === undefined || canEnter(postgresUser, folder);
}
