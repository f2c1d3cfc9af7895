import { spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { findPostgresUser } from '#supabase/local/machine/state-folder.ts';

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
  const child = await createProcessGroup().start({
    name: 'PgBouncer',
    file: 'pgbouncer',
    args: [file],
    cwd: folder,
    env: process.env,
    user,
    stopSignal: 'INT',
    readyLine: /process up/,
  });
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
