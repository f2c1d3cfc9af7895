import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cacheFolder } from '#src/build/folders.ts';

export const stockFolder = path.join(cacheFolder, 'stockPage');
export const stockDocument = path.join(stockFolder, 'document.json');

/** The page's document, as the build writes it, and the policy that allows what is inside it. */
export interface StockDocument {
  html: string;
  policy: string;
}

/** Opens the site's additional page under the site's policy. */
export async function openStockPage(page: Page): Promise<void> {
  const { html, policy } = JSON.parse(readFileSync(stockDocument, 'utf8')) as StockDocument;
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  await page.route('/pieces/', (route) => route.fulfill({ body: html, headers }));
  await page.route('/assets/stock.js', (route) =>
    route.fulfill({ path: path.join(stockFolder, 'stock.js') }),
  );
  await page.goto('/pieces/');
}
