import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { cacheFolder } from '#src/build/folders.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';

/** The site with one more page. */
export const stockFolder = path.join(cacheFolder, 'stockPage');

const run = promisify(execFile);
const writeStockPage = path.join(__dirname, 'writeStockPage.ts');

/** Builds the site with one more page, by ts-node: Playwright compiles React's JSX to its own. */
export async function buildStockPage(): Promise<void> {
  await run(process.execPath, ['-r', 'ts-node/register', writeStockPage], { cwd: REPOSITORY });
}

/** Opens the site's additional page. */
export async function openStockPage(page: Page): Promise<void> {
  const body = readFileSync(path.join(stockFolder, 'pieces/index.html'), 'utf8');
  await page.route('/pieces/', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route('/assets/*', (route) =>
    route.fulfill({ path: path.join(stockFolder, new URL(route.request().url()).pathname) }),
  );
  await page.goto('/pieces/');
}
