import { spawnSync } from 'node:child_process';

// One after the other: in parallel, they would slow each other down.
for (const script of ['bench:page', 'bench:load']) {
  const { status } = spawnSync('npm', ['run', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}
