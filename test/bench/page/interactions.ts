import type { Browser, Page } from 'playwright-core';
import { footer } from '../../../src/content/sections/footer';
import { hero } from '../../../src/content/sections/hero';
import { navigation } from '../../../src/content/navigation';
import { videoDemo } from '../../../src/content/sections/videoDemo';
import type { ChromiumChoice } from '../../browser/support/browser/chromium';
import { inEachChromium } from './each-chromium';
import { type Goal, atMost } from '../goals';
import type { Sites } from './sites';
import { median } from './median';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 1280, height: 800 };
/** The pause after each step of scrolling. Readers take longer. */
const READING_MILLISECONDS = 600;

const lines = {
  '4G': { latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8 },
  'slow line': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;
type Line = keyof typeof lines;

/** What a visitor does, and the selector of the element that shows its result. */
interface Interaction {
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly result: string;
}

const interactions: Readonly<Record<string, Interaction>> = {
  'question, scrolled to': {
    prepare: (page) => readTo(page, '#item-1'),
    act: (page) => click(page, '#item-1 button'),
    result: '#item-1 [aria-expanded=true]',
  },
  'question, after a jump': {
    prepare: (page) => jump(page, navigation.sections.at(-1)?.label ?? '', '#item-1'),
    act: (page) => click(page, '#item-1 button'),
    result: '#item-1 [aria-expanded=true]',
  },
  'first letter, after a jump': {
    prepare: (page) => jump(page, hero.requestDemo, '#contact [name=name]'),
    act: async (page) => {
      await click(page, '#contact [name=name]');
      await page.keyboard.press('C');
    },
    result: '#contact [name=name]:focus:not(:placeholder-shown)',
  },
  slider: {
    prepare: (page) => readTo(page, '#cas-client [inputmode]'),
    act: (page) => click(page, '#cas-client span:has([type=range])'),
    result: '#cas-client :focus[type=range]',
  },
  video: {
    prepare: (page) => readTo(page, '#video-demo a'),
    act: (page) => page.getByRole('link', { name: videoDemo.play }).click(),
    result: '#video-demo iframe',
  },
  'legal text': {
    prepare: (page) => readTo(page, 'footer nav'),
    act: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: footer.legalNotice }).click(),
    result: '[role=dialog]',
  },
};

export interface InteractionLine {
  readonly browser: ChromiumChoice;
  readonly line: Line;
  readonly interaction: string;
  /** Median milliseconds from click to result. */
  readonly before: number | undefined;
  readonly ours: number | undefined;
}

/** Measures how long the sites take to respond on a slow machine. The sites take turns. */
export function measureInteractions({ before, ours }: Sites): Promise<InteractionLine[]> {
  const sites = Object.entries({ ...(before && { before }), ours: ours ?? '' });
  return inEachChromium(async (browser) => {
    const table: Omit<InteractionLine, 'browser'>[] = [];
    for (const line of Object.keys(lines) as Line[]) {
      for (const [interaction, steps] of Object.entries(interactions)) {
        const times: Record<string, number[]> = {};
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const [site, url] of sites) {
            (times[site] ??= []).push(await timeOf(browser, url, line, steps));
          }
        }
        const ms = (all: number[] | undefined) => all && Math.round(median(all));
        table.push({ line, interaction, before: ms(times.before), ours: ms(times.ours) });
      }
    }
    return table;
  });
}

export function judgeInteractions(table: readonly InteractionLine[]): Goal[] {
  return table
    .filter(({ interaction, line }) => line === 'slow line' && interaction.includes('jump'))
    .map(({ browser, interaction, ours }) =>
      atMost(1_200, 'ms', `${browser}: ${interaction}, slow line`, Number(ours)),
    );
}

async function timeOf(browser: Browser, url: string, line: Line, steps: Interaction) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await steps.prepare(page);
    const time = page.evaluate(untilShown, steps.result);
    await steps.act(page);
    return await time;
  } catch (error) {
    // The other interactions are still measured.
    console.error(error);
    return Infinity;
  } finally {
    await context.close();
  }
}

/** Runs in the page: milliseconds from the next click to the frame with the result, or Infinity. */
function untilShown(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let clicked: number | undefined;
    window.addEventListener('pointerdown', ({ timeStamp }) => (clicked ??= timeStamp), true);
    setTimeout(() => resolve(Infinity), 20_000);
    function look() {
      if (clicked !== undefined && document.querySelector(selector)) {
        resolve(performance.now() - clicked);
      } else requestAnimationFrame(look);
    }
    look();
  });
}

/** Scrolls to an element in steps, as a reader does. */
async function readTo(page: Page, selector: string) {
  const isThere = () => page.locator(selector).first().evaluate(isInWindow);
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  while (!(await isThere())) {
    await page.mouse.wheel(0, VIEWPORT.height * 0.8);
    await page.waitForTimeout(READING_MILLISECONDS);
  }
}

/** Follows a link, and waits until its smooth scrolling ends. */
async function jump(page: Page, link: string, selector: string) {
  const scrolled = page.evaluate(
    () => new Promise((end) => document.addEventListener('scrollend', end, { once: true })),
  );
  await page.getByRole('link', { name: link }).first().click();
  await scrolled;
  if (!(await page.locator(selector).first().evaluate(isInWindow))) {
    throw new Error(`« ${link} » does not lead to ${selector}.`);
  }
}

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Clicks in the middle, at once: Playwright's own click waits until the element stops moving. */
async function click(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
