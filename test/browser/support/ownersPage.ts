import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { pageFontFile, repository } from '#src/build/webpack/folders.ts';
import type { OwnersEdits } from './printOwnersPage';

/** Opens the landing page with every fact that an owner may give, and further edits. */
export async function openOwnersPage(page: Page, edits: OwnersEdits = {}): Promise<void> {
  const body = renderOwnersPage(edits);
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.route('**/*.woff2', (route) => route.fulfill({ path: pageFontFile }));
  await page.goto('/');
}

/** Renders the page in a process of its own, since the tests read the modules that are edited. */
function renderOwnersPage(edits: OwnersEdits): string {
  const script = ['-r', 'ts-node/register', 'test/browser/support/printOwnersPage.ts'];
  const options = { cwd: repository, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [...script, JSON.stringify(edits)], options);
}
