import { findFreePort } from '#supabase/local/machine/ports.ts';
import {
  type ChromiumChoice,
  launchDebuggableBrowser,
} from '../../browser/support/browser/chromium';
import { fetchPackage } from '../fetch-package';

/** What this bench uses of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly NetworkRequest[] };
}

interface NetworkRequest {
  readonly resourceType: string;
  readonly transferSize: number;
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
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly bytes: number;
  readonly documentBytes: number;
  /** Of scripts with a URL of their own. */
  readonly scriptBytes: number;
  /** Time that the main thread is busy. */
  readonly work: number;
}

// While tracing this, Chromium 147 crashes the renderer of a page with a Referrer-Policy header.
const FATAL_CATEGORY = 'blink.webdx_feature_usage';
const categories = Trace.getDefaultTraceCategories().filter((name) => name !== FATAL_CATEGORY);
Trace.getDefaultTraceCategories = () => categories;

/** Lighthouse computes a slow connection from a fast load, or the browser slows the connection. */
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
      // The 404 page has noindex on purpose.
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
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    documentBytes: transferred(report, 'Document'),
    scriptBytes: transferred(report, 'Script'),
    work: value('mainthread-work-breakdown'),
  };
}

/** Bytes transferred, headers included. */
function transferred({ audits }: Report, type: string): number {
  const requests = audits['network-requests']?.details?.items ?? [];
  return requests
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
