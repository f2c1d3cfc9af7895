import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { launchDebuggableBrowser } from '../support/chromium';
import { CPU_SLOWDOWN } from './slowdown';

/** What this bench uses of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { items?: Request[] } }>
  >;
}

type Request = Readonly<{ resourceType: string; transferSize: number }>;

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** An exact version, so that figures from different days can be compared. */
const DEPENDENCIES = { lighthouse: '12.8.2' };

/** Installed here: in package.json, everybody would download its 130 MB. */
function fetchLighthouse(): Lighthouse {
  const folder = path.join(REPOSITORY, '.cache/bench/lighthouse');
  const manifest = path.join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, JSON.stringify({ private: true, dependencies: DEPENDENCIES }));
  // Takes a second, without network access, when it is installed already.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execSync(`npm install ${options.join(' ')}`, { cwd: folder, stdio: 'inherit' });
  return (createRequire(manifest)('lighthouse') as { default: Lighthouse }).default;
}

const lighthouse = fetchLighthouse();

/** What one load measures: milliseconds, and the bytes of the document with its headers. */
export type PageFigures = Readonly<
  Record<'largestPaint' | 'blocking' | 'mainThread' | 'document', number>
>;

/**
 * Loads a page once on Lighthouse's phone, whose connection and processor the browser really slows:
 * by default, Lighthouse computes a slow load from a fast one.
 *
 * @throws Error when Lighthouse could not load the page
 */
export async function runLighthouse(url: string): Promise<PageFigures> {
  const port = await findFreePort();
  const browser = await launchDebuggableBrowser(port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod: 'devtools',
      throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN },
      onlyCategories: ['performance'],
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
    return readFigures(result.lhr);
  } finally {
    await browser.close();
  }
}

function readFigures({ runtimeError, audits }: Report): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit: string) => Math.round(audits[audit]?.numericValue ?? NaN);
  const requests = audits['network-requests']?.details?.items ?? [];
  const document = requests.find(({ resourceType }) => resourceType === 'Document');
  return {
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    document: document?.transferSize ?? NaN,
  };
}
