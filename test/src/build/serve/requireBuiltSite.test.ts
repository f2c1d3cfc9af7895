import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuiltSite } from '#src/build/serve/requireBuiltSite.ts';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

test('a folder without a built site gives one sentence that names the command', () => {
  const folder = createTemporaryFolder();
  expect(() => requireBuiltSite(folder)).toThrow(
    /^There is no built site in .+: run `npm run build` first\.$/,
  );
  writeFileSync(path.join(folder, 'index.html'), '');
  expect(() => requireBuiltSite(folder)).not.toThrow();
  rmSync(folder, { recursive: true });
});
