import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { contact } from '../../../../src/content/sections/contact';
import { videoDemo } from '../../../../src/content/sections/videoDemo';
import { whenHydrated } from '../../../browser/support/browser/browsing';
import { aRequest, fields, fillIn, submitButton } from '../../../browser/support/form';
import { delayOf, observeInteractions } from './event-timing';

export const kinds = [
  'open a question',
  'type in the form',
  'send',
  'close a toast',
  'play the video',
  'reference: press a button',
  'reference: type in a field',
] as const;

export type Delays = Record<(typeof kinds)[number], number[]>;

const CPU_SLOWDOWN = 4;
const BLANK_PAGE = `data:text/html,<!doctype html><title>Blank</title><input>
  <button onclick="this.textContent=this.textContent+'.'">Press</button>`;

/** One visit of a fresh page on a slow machine, and the same kinds of input on a blank page. */
export async function visit(browser: Browser, url: string): Promise<Delays> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const blank = await openSlowly(context, BLANK_PAGE);
    const reference = await useBlankPage(blank);
    // The browser slows a page down by keeping a core busy for it.
    await blank.close();
    const page = await openSlowly(context, url);
    return { ...(await usePage(page)), ...reference };
  } finally {
    await context.close();
  }
}

async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await observeInteractions(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function useBlankPage(page: Page) {
  await page.locator('input').focus();
  return {
    'reference: type in a field': await typing(page),
    'reference: press a button': [await press(page.locator('button'))],
  };
}

async function usePage(page: Page) {
  const question = page.locator('#item-1 button');
  await whenHydrated(question);
  const opening = await press(question);
  await whenHydrated(submitButton(page));
  await fields(page).name.click();
  const typed = await typing(page);
  await fillIn(page, aRequest({}));
  const sending = await press(submitButton(page));
  const close = page.getByRole('button', { name: contact.close });
  await close.waitFor();
  const closing = await press(close);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  const video = page.getByRole('link', { name: videoDemo.play });
  await whenHydrated(video);
  const playing = await press(video);
  return {
    'open a question': [opening],
    'type in the form': typed,
    send: [sending],
    'close a toast': [closing],
    'play the video': [playing],
  };
}

/** Not by `click`, whose listeners in the page look for what lies on top: they count as the page's. */
async function press(element: Locator): Promise<number> {
  await element.hover();
  const { mouse } = element.page();
  return delayOf(element.page(), async () => {
    await mouse.down();
    await mouse.up();
  });
}

async function typing(page: Page): Promise<number[]> {
  const delays: number[] = [];
  for (const letter of 'Camille') {
    delays.push(await delayOf(page, () => page.keyboard.press(letter)));
  }
  return delays;
}
