import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
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

test('without numbered users, as on Windows, every folder can be entered', () => {
  expect(canEnter(undefined, child)).toBe(true);
});
