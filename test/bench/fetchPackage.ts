import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

/**
 * Installs a package that only a bench needs, and returns its `require`. In package.json, everybody
 * would download it: Lighthouse alone is 130 MB.
 *
 * @param version an exact one, so that figures from different days can be compared
 * @throws Error when npm could not install it
 */
export function fetchPackage(name: string, version: string): NodeJS.Require {
  const folder = path.join(REPOSITORY, '.cache/bench', name);
  const manifest = path.join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, JSON.stringify({ private: true, dependencies: { [name]: version } }));
  // Takes a second, without network access, when the package is installed already.
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not install ${name} ${version} in ${folder}.`);
  return createRequire(manifest);
}
