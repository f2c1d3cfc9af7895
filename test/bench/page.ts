import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { shiftOnFirstVisit } from '../support/layoutShift';
import { launchDebuggableBrowser } from '../support/chromium';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { atMost, conclude, median } from './goals';
import { type PageFigures, runLighthouse, type Throttling } from './lighthouse';
import { plainPage } from './plainPage';

const ROUNDS = 5;
const SITE = path.join(REPOSITORY, 'dist');
const WIDTHS = Array.from({ length: 33 }, (_, index) => 320 + 50 * index);
/** Of TCP: a longer document takes another round trip. https://www.rfc-editor.org/rfc/rfc6928 */
const INITIAL_WINDOW = 10 * 1460;

type Figure = keyof PageFigures;

/** Writes the page that ours is compared with; returns its folder. */
function writePlainPage(): string {
  const folder = path.join(REPOSITORY, '.cache/bench/plain');
  const html = plainPage(readFileSync(path.join(SITE, 'index.html'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '404.html'), '');
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync(html));
  return folder;
}

/** Medians of both pages. They take turns, so that other load on the machine slows both. */
async function compare(ours: string, plain: string, throttling: Throttling) {
  const runs: Record<'ours' | 'plain', PageFigures[]> = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.plain.push(await runLighthouse(plain, throttling));
    runs.ours.push(await runLighthouse(ours, throttling));
  }
  const medianOf = (page: 'ours' | 'plain') => (figure: Figure) =>
    median(runs[page].map((run) => run[figure]));
  return { throttling, ours: medianOf('ours'), plain: medianOf('plain') };
}

/** The largest sum of layout shifts on a first visit, of all widths. */
async function measureLayoutShift(url: string): Promise<number> {
  const browser = await launchDebuggableBrowser(await findFreePort());
  const shifts: number[] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'fr-FR' });
    shifts.push(await shiftOnFirstVisit(page, url, (html) => html));
    await page.close();
  }
  await browser.close();
  return Math.max(...shifts);
}

async function main(): Promise<void> {
  const serve = (site: string) =>
    startPreviewServer({ site, port: 0, functionOrigin: 'http://127.0.0.1:9' });
  const server = await serve(SITE);
  const plain = await serve(writePlainPage());
  const simulated = await compare(server.url, plain.url, 'simulate');
  const applied = await compare(server.url, plain.url, 'devtools');
  const shift = await measureLayoutShift(server.url);
  await Promise.all([server.stop(), plain.stop()]);

  const figures: Figure[] = ['largestPaint', 'blocking', 'document', 'all'];
  const table = [simulated, applied].flatMap(({ throttling, ...pages }) =>
    (['plain', 'ours'] as const).map((page) => ({
      page,
      throttling,
      ...Object.fromEntries(figures.map((figure) => [figure, Math.round(pages[page](figure))])),
    })),
  );
  console.table(table);
  const document = simulated.ours('document');
  const ratio = ({ ours, plain: reference }: typeof simulated) =>
    ours('largestPaint') / reference('largestPaint');
  conclude('page', table, [
    // One more round trip, if the document does not fit the window.
    atMost(
      document <= INITIAL_WINDOW ? 1.2 : 1.4,
      '×',
      'largest paint, simulated',
      ratio(simulated),
    ),
    atMost(1.2, '×', 'largest paint, applied', ratio(applied)),
    atMost(20, 'ms', 'blocking, simulated', simulated.ours('blocking')),
    atMost(0.02, '', `layout shift at ${WIDTHS.length} widths`, shift),
    atMost(INITIAL_WINDOW, 'bytes', 'document and headers', document),
    atMost(0, 'bytes', 'scripts of their own on load', simulated.ours('scripts')),
    atMost(50 * 1024, 'bytes', 'everything on load', simulated.ours('all')),
    atMost(0, 'points', 'missing from 100 in any category', 100 - simulated.ours('lowestScore')),
  ]);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
