/** @jest-environment ./test/setup/firefoxEnvironment.ts */
import type { Browser, Page } from 'puppeteer-core';
import { contact } from '../../../src/content/sections/contact';
import { faq } from '../../../src/content/sections/faq';
import { hero } from '../../../src/content/sections/hero';
import { typeface } from '../../../src/theme/tokens';
import type { LaunchFirefox } from '../../setup/firefoxEnvironment';
import { mailFrom, storedRequests } from '../support/arrivals';
import { findFirefox } from '../support/browser/firefox';
import { aRequest } from '../support/form';
import { startSiteWithBackend } from '../support/browser/site';
import type { SiteWithBackend } from '../support/browser/site';

declare const launchFirefox: LaunchFirefox;

const executable = findFirefox(process.env);
if (!executable) {
  console.info('No Firefox in PATH, and FIREFOX_PATH is not set: its tests are skipped.');
}

(executable ? describe : describe.skip)('in Firefox, where there is one', () => {
  let site: SiteWithBackend;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    site = await startSiteWithBackend();
    browser = await launchFirefox(executable ?? '');
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(site.url);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const isVisible = (text: string) => page.waitForSelector(`::-p-text(${text})`, { visible: true });

  it('reads the page', async () => {
    expect(await page.$eval('h1', (heading) => heading.innerText)).toBe(hero.title);
  });

  it('loads the page’s own font', async () => {
    await page.waitForFunction(
      (name) =>
        [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
      {},
      typeface,
    );
  });

  it('scrolls to the section that the URL names', async () => {
    const arrival = await browser.newPage();
    await arrival.goto(`${site.url}/#faq`);
    await arrival.waitForFunction(
      () =>
        document.styleSheets.length > 2 &&
        Math.abs(document.querySelector('#faq')?.getBoundingClientRect().top ?? Infinity) < 100,
    );
    await arrival.close();
  });

  it('restores the scroll position on reload', async () => {
    const visit = await browser.newPage();
    await visit.goto(site.url);
    await visit.waitForFunction(() => document.body.scrollHeight > 4_000);
    await visit.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    await visit.reload();
    await visit.waitForFunction(() => Math.abs(scrollY - 3_000) < 2);
    await visit.close();
  });

  it.each(faq.items.slice(0, 2))(
    'opens question $id, and closes the one before',
    async ({ id, answer }) => {
      await page.locator(`#${id} button`).click();
      await page.waitForSelector(`#${id} button[aria-expanded=true]`);
      await isVisible(answer);
      expect(await page.$$('button[aria-expanded=true]')).toHaveLength(1);
    },
  );

  it('sends a request that is stored and mailed', async () => {
    const request = aRequest({ email: 'firefox@depots.example' });
    for (const name of ['name', 'company', 'email', 'message'] as const) {
      await page.locator(`[name=${name}]`).fill(request[name]);
    }
    await page.locator(`::-p-aria(${contact.submit}[role="button"])`).click();
    await page.waitForSelector(`[role=status] ::-p-text(${contact.success.title})`, {
      visible: true,
    });
    expect(await storedRequests(site.backend, request.email)).toMatchObject([request]);
    expect((await mailFrom(site.backend, request.email)).text).toContain('nous avons 5 comptes');
  });

  it('logs no error or warning meanwhile', () => {
    expect(complaints).toEqual([]);
  });
});
