import http from 'node:http';
import type { Browser } from 'playwright-core';
import type { ChromiumChoice } from '../../../browser/support/browser/chromium';
import { inEachChromium } from '../each-chromium';
import { startPreviewServer } from '../../../../supabase/local/preview/server';
import { type Goal, atMost } from '../goal';
import { percentile } from '../statistics';
import { type Delays, kinds, visit } from './visit';

const VISITS = 12;
const ANSWER_MILLISECONDS = 200;
const MAX_DELAY_MILLISECONDS = 100;

interface KindDelay {
  readonly kind: string;
  readonly count: number;
  /** Milliseconds, which the browser rounds to 8. */
  readonly p75: number;
  readonly max: number;
}

export interface InteractionDelay extends KindDelay {
  readonly browser: ChromiumChoice;
}

/** How long the page takes to answer its visitor, on a machine slowed down four times. */
export async function measureInteractions(dist: string): Promise<InteractionDelay[]> {
  const answering = await startAnswering();
  const site = await startPreviewServer({ site: dist, port: 0, functionOrigin: answering.origin });
  try {
    return await inEachChromium((browser) => measureIn(browser, site.url));
  } finally {
    await Promise.all([site.stop(), answering.stop()]);
  }
}

async function measureIn(browser: Browser, url: string): Promise<KindDelay[]> {
  const visits: Delays[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, url));
  return kinds.map((kind) => {
    const delays = visits.flatMap((each) => each[kind]);
    return {
      kind,
      count: delays.length,
      p75: percentile(delays, 75),
      max: Math.max(...delays),
    };
  });
}

export function judgeInteractions(delays: readonly InteractionDelay[]): Goal[] {
  return delays
    .filter(({ kind }) => !kind.startsWith('reference'))
    .map(({ browser, kind, p75 }) =>
      atMost(MAX_DELAY_MILLISECONDS, 'ms', `${browser}, ${kind}, 4 × slowdown, p75`, p75),
    );
}

/** In the place of the function: accepts every request after a moment. */
async function startAnswering(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    request.resume();
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status: 'accepted' }));
    }, ANSWER_MILLISECONDS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
