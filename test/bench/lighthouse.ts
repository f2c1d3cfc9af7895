import { findFreePort } from '#supabase/local/machine/ports.ts';
import { launchDebuggableBrowser } from '../support/chromium';
import { fetchPackage } from './fetchPackage';

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

// While tracing this, Chromium 147 crashes the renderer of a page with a Referrer-Policy header.
const FATAL_CATEGORY = 'blink.webdx_feature_usage';
const traceCategories = Trace.getDefaultTraceCategories().filter((name) => name !== FATAL_CATEGORY);
Trace.getDefaultTraceCategories = () => traceCategories;

/** Lighthouse computes a slow connection from a fast load, or the browser slows the connection. */
export type Throttling = 'simulate' | 'devtools';

/** What one load measures on Lighthouse's phone: milliseconds, bytes, scores of 100. */
export type PageFigures = Readonly<
  Record<
    'largestPaint' | 'blocking' | 'layoutShift' | 'document' | 'scripts' | 'all' | 'lowestScore',
    number
  >
>;

/**
 * Runs Lighthouse once, in a browser of its own: CHROME_PATH, else the pinned Chromium.
 *
 * @throws Error when Lighthouse could not load the page
 */
export async function runLighthouse(
  url: string,
  throttlingMethod: Throttling,
): Promise<PageFigures> {
  const port = await findFreePort();
  const browser = await launchDebuggableBrowser(port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: 4 },
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
    return readFigures(result.lhr);
  } finally {
    await browser.close();
  }
}

function readFigures({ runtimeError, categories, audits }: Report): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const transferred = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    document: transferred('Document'),
    scripts: transferred('Script'),
    all: value('total-byte-weight'),
    lowestScore: 100 * Math.min(...Object.values(categories).map(({ score }) => score ?? 0)),
  };
}
