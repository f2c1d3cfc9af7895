import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ProcessGroup } from '../machine/process-group';
import { StartError } from '../machine/start-error';
import type { SystemUser } from '../machine/state-folder';

const SETTINGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Built into Postgres 17: the same everywhere, whatever locales the system has.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
];

/**
 * Opens the files of a Postgres server in `folder`; creates them when there are none.
 *
 * @throws StartError with initdb's reason
 */
export async function openCluster(
  folder: string,
  binaries: string,
  user: SystemUser | undefined,
  group: ProcessGroup,
): Promise<{ dataFolder: string; password: string; owner: SystemUser }> {
  const dataFolder = path.join(folder, 'postgres');
  const passwordFile = path.join(folder, 'postgres-password');
  if (!fs.existsSync(dataFolder)) {
    // Renamed once complete: an interrupted initdb must leave nothing that looks complete.
    const unfinished = `${dataFolder}.new`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.mkdirSync(unfinished, { mode: 0o700 });
    fs.writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (user) {
      fs.chownSync(unfinished, user.uid, user.gid);
      fs.chownSync(passwordFile, user.uid, user.gid);
    }
    const initdb = await group.start({
      name: 'initdb',
      file: path.join(binaries, 'initdb'),
      args: [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...SETTINGS],
      cwd: unfinished,
      env: process.env,
      user,
      // After SIGINT it goes on for seconds. The next start removes what it leaves.
      stopSignal: 'KILL',
      readyLine: /^Success/,
    });
    const how = await initdb.exited;
    if (how !== 'exit code 0') throw new StartError(`initdb ended (${how}) before it was done.`);
    fs.renameSync(unfinished, dataFolder);
  }
  const password = fs.readFileSync(passwordFile, 'utf8').trim();
  return { dataFolder, password, owner: fs.statSync(dataFolder) };
}
