import { spawnSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';

/** The Firefox that FIREFOX_PATH names, or the first one in PATH. */
export const firefoxPath = process.env.FIREFOX_PATH ?? findFirefox();

function findFirefox(): string | undefined {
  const { error, stdout } = spawnSync('which', ['firefox', 'firefox-esr'], { encoding: 'utf8' });
  // A machine may lack the program `which`.
  return error ? undefined : stdout.split('\n')[0];
}

/** Driven by WebDriver BiDi with Puppeteer: Playwright's protocol is too new for Firefox ESR. */
export async function openFirefox() {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath ?? '' });
  const page = await browser.newPage();
  return {
    goTo: async (url: string) => void (await page.goto(url)),
    evaluate: (expression: string) => page.evaluate(expression),
    // `page.locator` makes functions from text, which the site's Content-Security-Policy refuses.
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    close: () => browser.close(),
  };
}
