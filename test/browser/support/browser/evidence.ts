import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** A page in a context of its own. */
export interface Visit {
  readonly page: Page;
  /** Warnings, errors, and what it threw. */
  readonly complaints: string[];
}

/** Opens a page, and records its complaints. */
export async function startVisit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints };
}

/** Where the evidence of the current test is kept. */
export function evidenceFolder(): string {
  const { currentTestName = 'test', testPath = '' } = expect.getState();
  const name = `${path.basename(testPath, '.test.ts')} ${currentTestName}`;
  return path.join('.cache/failures', name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120));
}

/** Closes a page; writes its screenshot to `file` if that is given. */
export async function endVisit({ page }: Visit, file: string | undefined): Promise<void> {
  // A page that has crashed shows nothing, and must not hide why the test failed.
  if (file) await page.screenshot({ path: file }).catch(() => undefined);
  await page.context().close();
}
