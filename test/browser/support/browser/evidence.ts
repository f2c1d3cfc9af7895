import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const repository = path.resolve(__dirname, '../../../..');

/** A page in a context of its own, with its console. */
export interface Visit {
  readonly page: Page;
  /** Every line of its console, and what it threw. */
  readonly lines: string[];
  /** Warnings, errors, and what it threw. */
  readonly complaints: string[];
}

/** Set by test/setup/chromiumEnvironment.ts. */
export const hasTestFailed = () => Reflect.get(globalThis, 'hasTestFailed') === true;

/** Opens a page, and records its console and its steps. */
export async function startVisit(context: BrowserContext): Promise<Visit> {
  // Snapshots of each step would make every test a fifth slower.
  await context.tracing.start({ snapshots: false });
  const page = await context.newPage();
  const visit: Visit = { page, lines: [], complaints: [] };
  page.on('pageerror', (error) => {
    visit.lines.push(`thrown: ${error.stack ?? error.message}`);
    visit.complaints.push(error.message);
  });
  page.on('console', (message) => {
    visit.lines.push(`${message.type()}: ${message.text()}`);
    if (['error', 'warning'].includes(message.type())) visit.complaints.push(message.text());
  });
  return visit;
}

/**
 * Writes a screenshot, the console and a trace of each page. `npx playwright-core show-trace` opens
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
  for (const [index, { page, lines }] of visits.entries()) {
    const file = (ending: string) => path.join(place, `page-${index + 1}${ending}`);
    writeFileSync(file('-console.txt'), `${page.url()}\n${lines.join('\n')}\n`);
    // A page that has crashed shows nothing, and must not hide why the test failed.
    await page.screenshot({ path: file('.png') }).catch(() => undefined);
    const { tracing } = page.context();
    await tracing.stop({ path: file('-trace.zip') }).catch(() => undefined);
  }
  return folder;
}
