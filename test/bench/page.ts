import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { dist } from '#src/build/folders.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { shiftOnceHydrated, shiftOnFirstVisit } from '../support/layoutShift';
import { launchDebuggableBrowser } from '../support/chromium';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { type FirstTouch, measureFirstTouch } from './firstTouch';
import { atMost, conclude, medians } from './goals';
import { type PageFigures, runLighthouse } from './lighthouse';
import { handWrittenPage } from './handWrittenPage';

const ROUNDS = 5;
const WIDTHS = Array.from({ length: 33 }, (_, index) => 320 + 50 * index);

/** Writes the page that ours is compared with; returns its folder. */
function writeHandWrittenPage(): string {
  const folder = path.join(REPOSITORY, '.cache/bench/hand-written');
  const html = handWrittenPage(readFileSync(path.join(dist, 'index.html'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '404.html'), '');
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync(html));
  return folder;
}

/** Medians of both pages. They take turns, so that other load on the machine slows both. */
async function compare(ours: string, reference: string) {
  const runs: Record<'ours' | 'reference', PageFigures[]> = { ours: [], reference: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.reference.push(await runLighthouse(reference));
    runs.ours.push(await runLighthouse(ours));
  }
  return { ours: medians(runs.ours), reference: medians(runs.reference) };
}

/** Medians of what follows a visitor's first touch. */
async function measureFirstTouches(url: string) {
  const runs: FirstTouch[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureFirstTouch(url));
  console.table(runs);
  return medians(runs);
}

/** The largest sum of layout shifts on a first visit, of all widths. */
async function measureLayoutShift(url: string): Promise<number> {
  const browser = await launchDebuggableBrowser(await findFreePort());
  const shifts: number[] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'fr-FR' });
    await shiftOnFirstVisit(page, url, (html) => html);
    shifts.push(await shiftOnceHydrated(page));
    await page.close();
  }
  await browser.close();
  return Math.max(...shifts);
}

async function main(): Promise<void> {
  const serve = (site: string) =>
    startPreviewServer({ site, port: 0, functionOrigin: 'http://127.0.0.1:9' });
  const server = await serve(dist);
  const handWritten = await serve(writeHandWrittenPage());
  const { ours, reference } = await compare(server.url, handWritten.url);
  const firstTouch = await measureFirstTouches(server.url);
  const shift = await measureLayoutShift(server.url);
  await Promise.all([server.stop(), handWritten.stop()]);

  console.table({ 'a page written by hand': reference, ours });
  console.table({ 'after the first touch': firstTouch });
  const ratio = (figure: keyof PageFigures) => ours[figure] / reference[figure];
  console.log(
    `The main thread's work beside a page written by hand: ${ratio('mainThread').toFixed(3)} ×. ` +
      `That page's took ${reference.mainThread} ms: far from 220, set CPU_SLOWDOWN (see slowdown.ts).`,
  );
  conclude([
    atMost(1.3, '×', 'largest paint beside a page written by hand', ratio('largestPaint')),
    // A difference, since a page written by hand often blocks nothing.
    atMost(20, 'ms', 'blocking beyond its own', ours.blocking - reference.blocking),
    atMost(20_000, 'bytes', 'document and headers', ours.document),
    atMost(1_000, 'ms', 'from the first touch until the page responds', firstTouch.hydrated),
    atMost(250, 'ms', 'longest task after the first touch', firstTouch.longestTask),
    atMost(300, 'ms', 'sum of what these tasks take beyond 50 ms each', firstTouch.blockingTasks),
    atMost(0.02, '', `layout shift at ${WIDTHS.length} widths`, shift),
  ]);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
