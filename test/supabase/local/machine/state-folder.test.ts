import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { canEnter, findPostgresUser } from '#supabase/local/machine/state-folder.ts';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

const folder = createTemporaryFolder();
const child = path.join(folder, 'child');
mkdirSync(child);
afterAll(() => rmSync(folder, { recursive: true }));

// Only root runs Postgres as another user.
const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

testAsRoot('Postgres’ user cannot enter a folder inside one that is closed to others', () => {
  expect(canEnter(findPostgresUser(), child)).toBe(true);
  chmodSync(folder, 0o700);
  expect(canEnter(findPostgresUser(), child)).toBe(false);
});

test('without numbered users and without `test`, as on Windows, the folder is in the clone', () => {
  const script = `process.getuid = undefined;
    console.log(require('./supabase/local/machine/state-folder').openStateFolder())`;
  const opened = execFileSync(process.execPath, ['-r', 'ts-node/register', '-e', script], {
    cwd: REPOSITORY,
    env: { ...process.env, PATH: '/nowhere' },
    encoding: 'utf8',
  });
  expect(opened.trim()).toBe(path.join(REPOSITORY, '.local'));
});
