import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../../../supabase/local/machine/state-folder';
import { canEnter } from '../../../../../supabase/local/machine/system-user';

const STRANGER = { uid: 54_321, gid: 54_321 };

const folder = makeTemporaryFolder();
const child = path.join(folder, 'child');
mkdirSync(child);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['everybody passes both', 0o711, 0o755, true],
  ['nobody else passes the folder', 0o711, 0o700, false],
  ['nobody else passes the one above', 0o700, 0o755, false],
])('a stranger: %s', (_label, parentMode, childMode, expected) => {
  chmodSync(folder, parentMode);
  chmodSync(child, childMode);
  expect(canEnter(STRANGER, child)).toBe(expected);
});

test('the owner passes what is closed to everybody else', () => {
  chmodSync(folder, 0o700);
  chmodSync(child, 0o700);
  const { uid, gid } = statSync(child);
  expect(canEnter({ uid, gid }, child)).toBe(true);
});
