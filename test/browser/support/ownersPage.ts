import path from 'node:path';
import type { Page } from '@playwright/test';
import { cacheFolder } from '#src/build/folders.ts';

/** Much shorter than the delivered product's name. */
export const OWNERS_PRODUCT = 'Ab';

/** The landing page of an owner who gives every fact, written before all tests. */
export const ownersPageFile = path.join(cacheFolder, 'ownersPage.html');

/** Opens the owner's landing page, which has no scripts. */
export async function openOwnersPage(page: Page): Promise<void> {
  await page.route('/', (route) => route.fulfill({ path: ownersPageFile }));
  await page.goto('/');
}
