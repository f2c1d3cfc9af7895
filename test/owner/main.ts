import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { ownersEdits, setProperty } from './edits';

/** What README tells an owner to run after an edit, then the tests of the page. */
const commands = [
  'npx oxfmt src supabase/functions/_shared',
  'npm run test:accept',
  'npx jest --selectProjects unit component browser',
];

/** Copies the files that git knows or would add. */
function copyRepository(copy: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: REPOSITORY, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(path.join(REPOSITORY, file), path.join(copy, file));
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(copy, 'node_modules'));
}

function editLikeAnOwner(copy: string): void {
  for (const [name, properties] of Object.entries(ownersEdits)) {
    const file = path.join(copy, name);
    const edited = Object.entries(properties).reduce(
      (code, [property, value]) => setProperty(code, property, value),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, edited);
  }
}

const copy = mkdtempSync(path.join(os.tmpdir(), 'owner-'));
copyRepository(copy);
editLikeAnOwner(copy);
const failed = commands.find((command) => {
  console.log(`> ${command}`);
  return spawnSync(command, { cwd: copy, stdio: 'inherit', shell: true }).status !== 0;
});
if (failed) {
  console.error(`Failed: ${failed}. The copy is in ${copy}.`);
  process.exitCode = 1;
} else {
  rmSync(copy, { recursive: true });
}
