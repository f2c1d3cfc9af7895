import path from 'node:path';
import type { ProcessCommand, ProcessGroup, RunningProcess } from '../machine/process-group';
import { StartError } from '../machine/start-error';
import { findPostgresUser } from '../machine/state-folder';
import { findPostgresBinaries } from './binaries';
import { openCluster } from './cluster';

export interface PostgresOptions {
  /** Holds the data between runs. */
  readonly folder: string;
  /** The port on 127.0.0.1. */
  readonly port: number;
  /** Whether the data must survive a loss of power. If not, starting and writing are faster. */
  readonly durable: boolean;
}

export interface RunningPostgres extends RunningProcess {
  /** postgres://..., as the superuser `postgres`. */
  readonly url: string;
  readonly port: number;
}

/**
 * Starts Postgres 17; resolves once it accepts connections.
 *
 * @throws StartError when it is missing, or with Postgres' reason for not starting
 */
export async function startPostgres(
  { folder, port, durable }: PostgresOptions,
  group: ProcessGroup,
): Promise<RunningPostgres> {
  const user = findPostgresUser();
  const binaries = findPostgresBinaries(user);
  const { dataFolder, password, owner } = await openCluster(folder, binaries, user, group);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // Clients use TCP. The default socket file, in /tmp, could collide with that of another server.
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
    'log_line_prefix=',
  ];
  const command: ProcessCommand = {
    name: 'Postgres',
    file: path.join(binaries, 'postgres'),
    args: ['-D', dataFolder, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: dataFolder,
    env: { ...process.env, LC_ALL: 'C' },
    // Root may start what an ordinary user has created.
    user: user && { uid: owner.uid, gid: owner.gid },
    // "Fast shutdown": ends sessions instead of waiting for them.
    stopSignal: 'INT',
    readyLine: /ready to accept connections/,
  };
  const running = await group.start(command).catch((error: unknown) => {
    const holder = /postmaster\.pid[^]*\(PID (\d+)\)/.exec(String(error))?.[1];
    throw holder === undefined ? error : inUseError(holder, dataFolder);
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return { ...running, url, port };
}

function inUseError(holder: string, dataFolder: string): StartError {
  // After a crash, another program may have the number that the lock names.
  return new StartError(
    `The database in ${dataFolder} is already in use by process ${holder}: stop the other \`npm start\` or \`npm run preview\`. If that process is neither, remove postmaster.pid there.`,
  );
}
