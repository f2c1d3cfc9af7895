import { expect, test } from '@playwright/test';
import { contact } from '#src/content/sections/contact.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { isHydratedBySign } from '../../support/loading';
import { expectDelivered } from '../support/deliveries';
import { aRequest } from '../support/parts/form';
import { hasQuestions, questionId } from '../support/parts/questions';
import { site } from '../support/site';
import { firefoxPath, openFirefox } from './firefox';
import { isWebKitInstalled, openWebKit } from './webkit';

const engines = [
  ['Firefox', openFirefox, Boolean(firefoxPath), 'a Firefox in PATH, or named by FIREFOX_PATH'],
  [
    'WebKit',
    openWebKit,
    isWebKitInstalled,
    'WebKitWebDriver and xvfb-run (webkit2gtk-driver, xvfb)',
  ],
] as const;

/** Runs in the page: WebKit's driver does not report the console. */
function recordComplaints() {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  window.addEventListener('error', ({ message }) => complaints.push(message));
  console.error = console.warn = (...words: unknown[]) => complaints.push(words.join(' '));
}

const text = (words: string) => JSON.stringify(words);

for (const [name, openWindow, isInstalled, requirement] of engines) {
  test.describe(`in ${name}`, () => {
    test.skip(!isInstalled, `It needs ${requirement}.`);
    test.slow();
    // One window for both tests: a browser takes seconds to start.
    test.describe.configure({ mode: 'default' });

    let page: Awaited<ReturnType<typeof openWindow>>;
    const until = (expression: string) =>
      expect.poll(() => page.evaluate(`Boolean(${expression})`), expression).toBe(true);

    test.beforeAll(async () => {
      page = await openWindow();
    });
    test.afterAll(() => page.close());
    test.beforeEach(async () => {
      await page.goTo(site.url);
      await page.evaluate(`(${String(recordComplaints)})()`);
      await until(`(${String(isHydratedBySign)})()`);
    });

    test('shows the page, sends a request, and returns to where a visitor was', async () => {
      expect(await page.evaluate(`document.querySelector('h1').textContent`)).toBe(hero.title);

      const request = aRequest({ email: `${name.toLowerCase()}@depots.example` });
      for (const field of FIELD_NAMES) await page.type(`[name=${field}]`, request[field]);
      await page.click('#contact [type=submit]');
      await until(
        `[...document.querySelectorAll('[role=status]')].some(({ innerText }) => innerText.includes(${text(contact.success.title)}))`,
      );
      await expectDelivered(request);
      expect(await page.evaluate('window.complaints')).toEqual([]);

      await page.evaluate(`scrollTo({ top: 3000, behavior: 'instant' })`);
      await page.evaluate(`void (window.isOld = true, location.reload())`);
      await until(`!window.isOld && Math.abs(scrollY - 3000) < 2`);
    });

    test('opens questions, and the one that a URL names', async () => {
      test.skip(!hasQuestions, 'The page has no questions.');
      const isOpen = (id: string) => `document.querySelector('#${id} button[aria-expanded=true]')`;
      await until(`document.querySelector('#faq button[aria-expanded=false]')`);
      // Upwards: an answer that opens or closes moves nothing above it.
      for (const { id, answer } of faq.items.slice(0, 2).toReversed()) {
        await page.click(`#${id} button`);
        await until(isOpen(id));
        const words = text(answer[0] ?? '');
        await until(`document.querySelector('#${id}').innerText.includes(${words})`);
        await until(`document.querySelectorAll('button[aria-expanded=true]').length === 1`);
      }
      expect(await page.evaluate('window.complaints')).toEqual([]);

      await page.goTo(`${site.url}/?#${questionId(-1)}`);
      await until(isOpen(questionId(-1)));
    });
  });
}
