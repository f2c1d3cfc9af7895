import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const repository = path.resolve(__dirname, '../../../..');

/** A page in a context of its own. */
export interface Visit {
  readonly page: Page;
  /** Warnings, errors, and what it threw. */
  readonly complaints: string[];
}

/** Set by test/setup/chromiumEnvironment.ts. */
export const hasTestFailed = () => Reflect.get(globalThis, 'hasTestFailed') === true;

/** Opens a page, and records its complaints and its steps. */
export async function startVisit(context: BrowserContext): Promise<Visit> {
  // Snapshots of each step would make every test a fifth slower.
  await context.tracing.start({ snapshots: false });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints };
}

/**
 * Writes a screenshot and a trace of each page, with its console. `npx playwright-core show-trace` opens
 * the trace.
 *
 * @returns the folder, relative to the repository's root
 */
export async function keepEvidence(visits: readonly Visit[]): Promise<string> {
  const { currentTestName = 'test', testPath = '' } = expect.getState();
  const name = `${path.basename(testPath, '.test.ts')} ${currentTestName}`;
  const folder = path.join('.cache/failures', name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120));
  const place = path.join(repository, folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const [index, { page }] of visits.entries()) {
    const file = (ending: string) => path.join(place, `page-${index + 1}${ending}`);
    // A page that has crashed shows nothing, and must not hide why the test failed.
    await page.screenshot({ path: file('.png') }).catch(() => undefined);
    const { tracing } = page.context();
    await tracing.stop({ path: file('-trace.zip') }).catch(() => undefined);
  }
  return folder;
}
