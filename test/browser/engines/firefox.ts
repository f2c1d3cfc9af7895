import puppeteer from 'puppeteer-core';
import { type Engine, findProgram, whenStill } from './engine';

const program = process.env.FIREFOX_PATH ?? findProgram('firefox', 'firefox-esr');

/**
 * The Firefox that FIREFOX_PATH names, or the first one in PATH, driven by WebDriver BiDi with
 * Puppeteer: Playwright's Firefox protocol is too new for Firefox ESR.
 */
export const firefox: Engine = {
  name: 'Firefox',
  requirement: 'a Firefox in PATH, or named by FIREFOX_PATH',
  isInstalled: program !== undefined,
  openWindow: async () => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program ?? '' });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    return {
      goTo: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      // `page.locator` makes functions from text, which the site's Content-Security-Policy refuses.
      click: async (selector) => {
        await page.evaluate(whenStill, selector);
        await page.click(selector);
      },
      type: (selector, text) => page.type(selector, text),
      complaints: () => Promise.resolve(complaints),
      close: () => browser.close(),
    };
  },
};
