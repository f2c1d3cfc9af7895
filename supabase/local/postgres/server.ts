import path from 'node:path';
import { type ManagedProcess, type StartProcess, startProcess } from '../machine/managed-process';
import { findPostgresBinaries } from './binaries';
import { type Cluster, openCluster } from './cluster';
import { type LineWatch, watchLines } from '../machine/line-watch';
import { StartError } from '../machine/start-error';
import { findPostgresUser } from '../machine/system-user';

export interface PostgresOptions {
  /** Holds the data between runs. */
  readonly folder: string;
  /** On 127.0.0.1. */
  readonly port: number;
  /** Whether the data must survive a loss of power. If not, starting and writing are faster. */
  readonly durable: boolean;
}

export interface RunningPostgres extends ManagedProcess {
  /** postgres://..., as the superuser `postgres`. */
  readonly url: string;
  readonly port: number;
}

const NAME = 'Postgres';

/**
 * Starts Postgres 17; resolves once it accepts connections.
 *
 * @throws StartError when it is missing, or with Postgres' reason for not starting
 */
export async function startPostgres(
  options: PostgresOptions,
  start: StartProcess = startProcess,
): Promise<RunningPostgres> {
  const user = findPostgresUser();
  const binaries = findPostgresBinaries(user);
  const cluster = await openCluster(options.folder, binaries, user, start);
  const watch = watchLines(() => undefined);
  const part = await start({
    name: NAME,
    file: path.join(binaries, 'postgres'),
    args: serverArguments(cluster, options),
    cwd: cluster.dataFolder,
    env: { ...process.env, LC_ALL: 'C' },
    user: cluster.user,
    // "Fast shutdown": ends sessions instead of waiting for them.
    stopSignal: 'INT',
    onLine: watch.onLine,
  });
  await waitUntilReady(part, watch, cluster);
  const url = `postgres://postgres:${cluster.password}@127.0.0.1:${options.port}/postgres`;
  return { ...part, url, port: options.port };
}

function serverArguments(cluster: Cluster, { port, durable }: PostgresOptions): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // Clients use TCP. The default socket file, in /tmp, could collide with that of another server.
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  return ['-D', cluster.dataFolder, ...settings.flatMap((setting) => ['-c', setting])];
}

async function waitUntilReady(
  part: ManagedProcess,
  watch: LineWatch,
  cluster: Cluster,
): Promise<void> {
  try {
    await watch.find(
      part,
      NAME,
      (line) => line.includes('ready to accept connections') || undefined,
    );
  } catch (error) {
    await part.stop();
    throw readStartError(watch.latest(), cluster) ?? error;
  }
}

function readStartError(lines: readonly string[], { dataFolder }: Cluster): StartError | undefined {
  const fatal = lines
    .findLast((line) => line.includes('FATAL:'))
    ?.split('FATAL:')[1]
    ?.trim();
  if (fatal === undefined) return undefined;
  const otherPid = /\(PID (\d+)\)/.exec(lines.join('\n'))?.[1];
  if (fatal.includes('postmaster.pid') && otherPid) {
    return new StartError(
      `The database in ${dataFolder} is already in use by process ${otherPid}: stop the other \`npm start\` or \`npm run preview\`.`,
    );
  }
  return new StartError(`Postgres did not start: ${fatal}`);
}
