import { findFreePort } from '../../../supabase/local/machine/ports';
import {
  type ChromiumChoice,
  launchDebuggableBrowser,
} from '../../browser/support/browser/chromium';
import { fetchPackage } from '../fetch-package';

/** What this bench uses of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly type: string; readonly items?: Record<string, unknown>[] };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const requireLighthouse = fetchPackage('lighthouse', '12.8.2');
const { default: lighthouse } = requireLighthouse('lighthouse') as { default: Lighthouse };
const { throttling } = requireLighthouse('lighthouse/core/config/constants.js') as {
  throttling: { mobileSlow4G: object };
};
const { default: Trace } = requireLighthouse('lighthouse/core/gather/gatherers/trace.js') as {
  default: { getDefaultTraceCategories: () => string[] };
};

/** What one run of Lighthouse measures on its simulated phone; times in milliseconds. */
export interface PageFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly bytes: number;
  readonly documentBytes: number;
  /** Of scripts with a URL of their own. */
  readonly scriptBytes: number;
  /** Milliseconds of the main thread, in tasks of 10 ms and more before the first paint, and in all. */
  readonly workBeforePaint: number;
  readonly work: number;
  /** Elements whose animation has the browser paint again for each frame. */
  readonly paintingAnimations: number;
  /** How fast Lighthouse found this machine to be, and the audits that cost a score. */
  readonly machineIndex: number;
  readonly failedAudits: readonly string[];
}

// Chromium 147 ends the renderer of a page with a Referrer-Policy header while this is traced.
const FATAL_CATEGORY = 'blink.webdx_feature_usage';
const categories = Trace.getDefaultTraceCategories().filter((name) => name !== FATAL_CATEGORY);
Trace.getDefaultTraceCategories = () => categories;

/** A slow connection that is computed from a fast load, or one that the browser makes slow. */
export type Throttling = 'simulate' | 'devtools';

interface RunOptions {
  readonly browser: ChromiumChoice;
  readonly throttling: Throttling;
  /** How many times slower than this machine the phone is. */
  readonly slowdown: number;
}

/**
 * Runs Lighthouse once, in a browser of its own.
 *
 * @throws Error when Lighthouse could not load the page
 */
export async function runLighthouse(url: string, options: RunOptions): Promise<PageFigures> {
  const port = await findFreePort();
  const browser = await launchDebuggableBrowser(port, options.browser);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      throttlingMethod: options.throttling,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: options.slowdown },
      // The page for unknown addresses says noindex, as it should.
      skipAudits: ['is-crawlable'],
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
    return readFigures(result.lhr);
  } finally {
    await browser.close();
  }
}

function readFigures(report: Report): PageFigures {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    documentBytes: transferred(report, 'Document'),
    scriptBytes: transferred(report, 'Script'),
    ...readWork(report),
    paintingAnimations: itemsOf(report, 'non-composited-animations').length,
    machineIndex: report.environment.benchmarkIndex,
    failedAudits: failedAudits(report),
  };
}

function itemsOf({ audits }: Report, audit: string): Record<string, unknown>[] {
  const details = audits[audit]?.details;
  const hasItems = details?.type === 'table' || details?.type === 'debugdata';
  return hasItems ? (details.items ?? []) : [];
}

/** With headers. */
function transferred(report: Report, type: string): number {
  const resources = itemsOf(report, 'network-requests').filter(
    ({ resourceType }) => resourceType === type,
  );
  return resources.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function readWork(report: Report) {
  const [metrics] = itemsOf(report, 'metrics');
  const firstPaint = Number(metrics?.observedFirstContentfulPaint);
  const tasks = itemsOf(report, 'main-thread-tasks');
  const before = tasks.filter(({ startTime }) => Number(startTime) < firstPaint);
  return {
    workBeforePaint: before.reduce((sum, { duration }) => sum + Number(duration), 0),
    work: report.audits['mainthread-work-breakdown']?.numericValue ?? NaN,
  };
}

function failedAudits({ categories, audits }: Report): string[] {
  const weighted = Object.values(categories)
    .flatMap((category) => category.auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return weighted.filter((id) => (audits[id]?.score ?? 1) < 1);
}
