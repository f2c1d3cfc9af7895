import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** A page in a context of its own. */
export interface Visit {
  readonly page: Page;
  /** Warnings, errors, and what it threw. */
  readonly complaints: string[];
}

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

/** Where the evidence of the current test is kept. */
export function evidenceFolder(): string {
  const { currentTestName = 'test', testPath = '' } = expect.getState();
  const name = `${path.basename(testPath, '.test.ts')} ${currentTestName}`;
  return path.join('.cache/failures', name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120));
}

/**
 * Closes a page. If `file` is given, writes its screenshot there and its trace, with its console.
 * `npx playwright-core show-trace` opens the trace.
 */
export async function endVisit({ page }: Visit, file: string | undefined): Promise<void> {
  // A page that has crashed shows nothing, and must not hide why the test failed.
  if (file) await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
  // Closing alone would leave the trace's folder in the system's temporary one.
  const trace = file && `${file}-trace.zip`;
  await page
    .context()
    .tracing.stop({ path: trace })
    .catch(() => undefined);
  await page.context().close();
}
