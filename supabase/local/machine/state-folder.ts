import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from './repository';
import { StartError } from './start-error';
import { canEnter, findPostgresUser, type SystemUser } from './system-user';

// Other users may enter but not list it: Postgres' own user has to enter.
const PASSABLE = 0o711;

/**
 * The folder that keeps what the local stack remembers between runs: `.local` in the clone, or, where
 * that cannot be written or Postgres' user cannot reach it, a folder of this clone and this user under
 * the system's temporary one.
 */
export function openStateFolder(): string {
  const inClone = path.join(REPOSITORY, '.local');
  return isUsable(inClone, findPostgresUser()) ? inClone : openTemporaryFolderOfClone();
}

/** A folder under the system's temporary one that belongs to this clone and this user. */
export function openTemporaryFolderOfClone(): string {
  const uid = process.getuid?.() ?? 0;
  const clone = createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir(), `contact-stack-${clone}-${uid}`);
  mkdirSync(folder, { recursive: true, mode: PASSABLE });
  // Everybody can write to the temporary folder: somebody may have put a folder or a link there first.
  const found = lstatSync(folder);
  if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== uid)) {
    throw new StartError(`The folder ${folder} belongs to somebody else: remove it.`);
  }
  return folder;
}

/** A new empty folder under the system's temporary one, for a stack that remembers nothing. */
export function makeTemporaryFolder(): string {
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
