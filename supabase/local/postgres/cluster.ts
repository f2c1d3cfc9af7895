import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../machine/start-error';
import type { SystemUser } from '../machine/system-user';

/** The files of one Postgres server. */
export interface Cluster {
  readonly dataFolder: string;
  /** Of the user `postgres`. */
  readonly password: string;
  /** The user it must run as: the owner of its files. */
  readonly user: SystemUser | undefined;
}

/**
 * Opens the cluster in `folder`; creates it first when the folder has none.
 *
 * @throws StartError with initdb's reason
 */
export function openCluster(
  folder: string,
  binaries: string,
  user: SystemUser | undefined,
): Cluster {
  const dataFolder = path.join(folder, 'postgres');
  const passwordFile = path.join(folder, 'postgres-password');
  if (!existsSync(dataFolder)) createCluster(dataFolder, passwordFile, binaries, user);
  const { uid, gid } = statSync(dataFolder);
  return {
    dataFolder,
    password: readFileSync(passwordFile, 'utf8').trim(),
    // An ordinary user may have created it, and root may start the stack later.
    user: user && { uid, gid },
  };
}

function createCluster(
  dataFolder: string,
  passwordFile: string,
  binaries: string,
  user: SystemUser | undefined,
): void {
  // Renamed once complete: an interrupted initdb must leave nothing that looks complete.
  const unfinished = `${dataFolder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (user) {
    chownSync(unfinished, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  initialise(unfinished, passwordFile, binaries, user);
  renameSync(unfinished, dataFolder);
}

function initialise(
  folder: string,
  passwordFile: string,
  binaries: string,
  user: SystemUser | undefined,
): void {
  const result = spawnSync(
    path.join(binaries, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built into Postgres 17: the same everywhere, whatever locales the system has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    { cwd: folder, encoding: 'utf8', ...user },
  );
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1);
    throw new StartError(`Postgres cannot create its data folder ${folder}: ${reason}`);
  }
}
