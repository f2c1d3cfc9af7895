import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '#supabase/local/machine/state-folder.ts';
import { canEnter } from '#supabase/local/machine/system-user.ts';

const OTHER_USER = { uid: 54_321, gid: 54_321 };

const folder = createTemporaryFolder();
const child = path.join(folder, 'child');
mkdirSync(child);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['open like the one above it', 0o711, 0o755, true],
  ['closed to others', 0o711, 0o700, false],
  ['inside one that is closed to others', 0o700, 0o755, false],
])('checks whether another user may enter: %s', (_label, parentMode, childMode, expected) => {
  chmodSync(folder, parentMode);
  chmodSync(child, childMode);
  expect(canEnter(OTHER_USER, child)).toBe(expected);
});

test('the owner may enter a folder that is closed to others', () => {
  chmodSync(folder, 0o700);
  chmodSync(child, 0o700);
  const { uid, gid } = statSync(child);
  expect(canEnter({ uid, gid }, child)).toBe(true);
});
