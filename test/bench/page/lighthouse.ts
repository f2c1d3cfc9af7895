import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { findFreePort } from '../../../supabase/local/machine/ports';
import { launchDebuggableBrowser } from '../../browser/support/chromium';

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
  /** How fast Lighthouse found this machine to be, and the audits that cost a score. */
  readonly machineIndex: number;
  readonly failedAudits: readonly string[];
}

// Chromium 147 ends the renderer of a page with a Referrer-Policy header while this is traced.
const FATAL_CATEGORY = 'blink.webdx_feature_usage';
const categories = Trace.getDefaultTraceCategories().filter((name) => name !== FATAL_CATEGORY);
Trace.getDefaultTraceCategories = () => categories;

/**
 * Runs Lighthouse once, in a browser of its own.
 *
 * @param skippedAudits audits that a page fails by design
 * @throws Error when Lighthouse could not load the page
 */
export async function runLighthouse(
  url: string,
  skippedAudits: readonly string[],
): Promise<PageFigures> {
  const port = await findFreePort();
  const browser = await launchDebuggableBrowser(port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      skipAudits: [...skippedAudits],
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
    return readFigures(result.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

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
    machineIndex: report.environment.benchmarkIndex,
    failedAudits: failedAudits(report),
  };
}

function failedAudits({ categories, audits }: Report): string[] {
  const weighted = Object.values(categories)
    .flatMap((category) => category.auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return weighted.filter((id) => (audits[id]?.score ?? 1) < 1);
}
