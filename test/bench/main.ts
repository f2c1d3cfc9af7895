import { spawnSync } from 'node:child_process';

// One after the other, whatever the first one finds: together they would measure each other.
for (const script of ['bench:page', 'bench:load']) {
  const { status } = spawnSync('npm', ['run', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}
