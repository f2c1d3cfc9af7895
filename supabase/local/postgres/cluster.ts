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
import { watchLines } from '../machine/line-watch';
import type { StartProcess } from '../machine/managed-process';
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
export async function openCluster(
  folder: string,
  binaries: string,
  user: SystemUser | undefined,
  start: StartProcess,
): Promise<Cluster> {
  const dataFolder = path.join(folder, 'postgres');
  const passwordFile = path.join(folder, 'postgres-password');
  if (!existsSync(dataFolder)) {
    const unfinished = createEmptyFolder(dataFolder, passwordFile, user);
    await initialise(unfinished, passwordFile, binaries, user, start);
    renameSync(unfinished, dataFolder);
  }
  const { uid, gid } = statSync(dataFolder);
  return {
    dataFolder,
    password: readFileSync(passwordFile, 'utf8').trim(),
    // An ordinary user may have created it, and root may start the stack later.
    user: user && { uid, gid },
  };
}

/** Creates the folder and the password that initdb needs; returns the folder. */
function createEmptyFolder(
  dataFolder: string,
  passwordFile: string,
  user: SystemUser | undefined,
): string {
  // Renamed once complete: an interrupted initdb must leave nothing that looks complete.
  const unfinished = `${dataFolder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (user) {
    chownSync(unfinished, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  return unfinished;
}

async function initialise(
  folder: string,
  passwordFile: string,
  binaries: string,
  user: SystemUser | undefined,
  start: StartProcess,
): Promise<void> {
  const watch = watchLines(() => undefined);
  const initdb = await start({
    name: 'initdb',
    file: path.join(binaries, 'initdb'),
    args: [
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
    cwd: folder,
    env: process.env,
    user,
    // After SIGINT it goes on for seconds. The next start removes what it leaves.
    stopSignal: 'KILL',
    onLine: watch.onLine,
  });
  const { how } = await initdb.exited;
  if (how === 'exit code 0') return;
  const reason = watch.latest().find((line) => line.includes('error:')) ?? how;
  throw new StartError(`Postgres cannot create its data folder ${folder}: ${reason}`);
}
