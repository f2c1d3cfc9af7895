/** @jest-environment ./test/setup/enginesEnvironment.ts */
import { contact } from '#src/content/sections/contact.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { useRunning } from '../../support/useRunning';
import { expectEventually } from '../support/browser/browsing';
import { startSiteWithBackend } from '../support/browser/startSite';
import { expectDelivered } from '../support/deliveries';
import { aRequest } from '../support/form';
import { firefox } from './firefox';
import { webkit } from './webkit';

const text = (words: string) => JSON.stringify(words);
const site = useRunning(startSiteWithBackend);

describe.each([firefox, webkit])('in $name', ({ name, isInstalled, requirement, openWindow }) => {
  if (!isInstalled) console.info(`The test in ${name} is skipped: it needs ${requirement}.`);

  (isInstalled ? it : it.skip)(
    'shows the page, opens questions, sends a request, and returns to where a visitor was',
    async () => {
      const page = await openWindow();
      const until = (expression: string) =>
        expectEventually(async () => Boolean(await page.evaluate(`Boolean(${expression})`)));
      const isOpen = (id: string) => `document.querySelector('#${id} button[aria-expanded=true]')`;
      try {
        await page.goTo(site.url);
        expect(await page.evaluate(`document.querySelector('h1').innerText`)).toBe(hero.title);

        for (const { id, answer } of faq.items.slice(0, 2)) {
          await page.click(`#${id} button`);
          await until(isOpen(id));
          await until(`document.querySelector('#${id}').innerText.includes(${text(answer)})`);
          await until(`document.querySelectorAll('button[aria-expanded=true]').length === 1`);
        }

        const request = aRequest({ email: `${name.toLowerCase()}@depots.example` });
        for (const field of FIELD_NAMES) await page.type(`[name=${field}]`, request[field]);
        await page.click('#contact [type=submit]');
        await until(
          `[...document.querySelectorAll('[role=status]')].some(({ innerText }) => innerText.includes(${text(contact.success.title)}))`,
        );
        await expectDelivered(site.backend, request);
        expect(await page.complaints()).toEqual([]);

        await page.evaluate(`scrollTo({ top: 3000, behavior: 'instant' })`);
        await page.evaluate(`void (window.isOld = true, location.reload())`);
        await until(`!window.isOld && Math.abs(scrollY - 3000) < 2`);
        await page.goTo(`${site.url}/?#item-2`);
        await until(isOpen('item-2'));
      } finally {
        await page.close();
      }
    },
    60_000,
  );
});
