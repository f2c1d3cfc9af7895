import { spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '#supabase/local/machine/managed-process.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { watchLines } from '#supabase/local/machine/line-watch.ts';
import { findPostgresUser } from '#supabase/local/machine/system-user.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * Starts PgBouncer in transaction mode in front of a database.
 *
 * @param folder where it may write its configuration
 * @returns its process, and the database's URL through it
 */
export async function startPooler(databaseUrl: string, folder: string) {
  const port = await findFreePort();
  const user = findPostgresUser();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(new URL(databaseUrl), port), { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  const watch = watchLines(() => undefined);
  const child = await startProcess({
    name: 'PgBouncer',
    file: 'pgbouncer',
    args: [file],
    cwd: folder,
    env: process.env,
    user,
    stopSignal: 'INT',
    onLine: watch.onLine,
  });
  await watch.find(child, 'PgBouncer', (line) => line.includes('process up') || undefined);
  return { ...child, url: Object.assign(new URL(databaseUrl), { port: String(port) }).href };
}

function configuration(database: URL, port: number): string {
  const { hostname, username, password } = database;
  return `[databases]
* = host=${hostname} port=${database.port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
; Retries a server that was down after one second instead of 15.
server_login_retry = 1
`;
}
