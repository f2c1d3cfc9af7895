import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { ownersEdits, setProperty } from './edits';

const copy = process.env.OWNER_COPY ?? mkdtempSync(path.join(os.tmpdir(), 'owner-'));

function copyRepository(): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: REPOSITORY, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(path.join(REPOSITORY, file), path.join(copy, file));
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(copy, 'node_modules'));
}

function edit(): void {
  for (const [name, properties] of Object.entries(ownersEdits)) {
    const file = path.join(copy, name);
    const code = Object.entries(properties).reduce(
      (edited, [property, value]) => setProperty(edited, property, value),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, code);
  }
}

/** What README tells an owner to run, then the tests that read the page. */
const commands = [
  ['prettier', '--check', 'src/content', 'src/theme'],
  ['tsc'],
  ['webpack', '--mode', 'production'],
  ['jest', '--selectProjects', 'unit', 'component', 'browser'],
];

copyRepository();
edit();
const failed = commands.find(
  ([command = '', ...options]) =>
    spawnSync('npx', [command, ...options], { cwd: copy, stdio: 'inherit' }).status !== 0,
);
if (failed) process.exitCode = 1;
else rmSync(copy, { recursive: true });
