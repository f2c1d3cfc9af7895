import { execFileSync } from 'node:child_process';
import { repository } from '#src/build/webpack/folders.ts';
import { unpackPinnedChromium } from '../support/chromium';

/** Runs once, before all browser tests, which read what this leaves in `.cache`. */
export default function prepareBrowserTests() {
  unpackPinnedChromium();
  // In a process of its own, where React's JSX is compiled: Playwright has another one.
  const script = ['-r', 'ts-node/register', 'test/setup/writeOwnersPage.ts'];
  execFileSync(process.execPath, script, { cwd: repository, stdio: 'inherit' });
}
