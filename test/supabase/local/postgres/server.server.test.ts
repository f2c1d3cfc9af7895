import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { createProcessGroup } from '#supabase/local/machine/process-group.ts';
import { findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { startPostgres } from '#supabase/local/postgres/server.ts';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

test('starts after a crash, though another program has the number of the Postgres that crashed', async () => {
  const folder = createTemporaryFolder();
  const lockFile = path.join(folder, 'postgres/postmaster.pid');
  const group = createProcessGroup();
  const options = { folder, port: await findFreePort(), durable: false };
  // Postgres knows that a process of another user is not its own.
  const other = spawn('sleep', ['600'], { ...findPostgresUser() });
  try {
    const first = await startPostgres(options, group);
    const lock = readFileSync(lockFile, 'utf8');
    await first.stop();
    writeFileSync(lockFile, lock.replace(/^\d+/, String(other.pid)));
    const second = await startPostgres(options, group);
    expect(readFileSync(lockFile, 'utf8').split('\n')[0]).toBe(String(second.pid));
  } finally {
    other.kill();
    await group.stop();
    rmSync(folder, { recursive: true });
  }
});
