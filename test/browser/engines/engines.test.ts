import { expect, test } from '@playwright/test';
import { contact } from '#src/content/sections/contact.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { expectDelivered } from '../support/deliveries';
import { aRequest } from '../support/form';
import { questionId } from '../support/questions';
import { site } from '../support/site';
import { firefox } from './firefox';
import { webkit } from './webkit';

const text = (words: string) => JSON.stringify(words);

for (const { name, isInstalled, requirement, openWindow } of [firefox, webkit]) {
  test(`in ${name}, shows the page, opens questions, sends a request, and returns to where a visitor was`, async () => {
    test.skip(!isInstalled, `It needs ${requirement}.`);
    test.slow();
    const page = await openWindow();
    const until = (expression: string) =>
      expect.poll(() => page.evaluate(`Boolean(${expression})`), expression).toBe(true);
    const isOpen = (id: string) => `document.querySelector('#${id} button[aria-expanded=true]')`;
    try {
      await page.goTo(site.url);
      expect(await page.evaluate(`document.querySelector('h1').innerText`)).toBe(hero.title);

      // A sign of the visitor: the page is hydrated, and closes its answers.
      await page.evaluate(`void dispatchEvent(new Event('wheel'))`);
      await until(`document.querySelector('#faq button[aria-expanded=false]')`);

      for (const { id, answer } of faq.items.slice(0, 2)) {
        await page.click(`#${id} button`);
        await until(isOpen(id));
        await until(
          `document.querySelector('#${id}').innerText.includes(${text(answer[0] ?? '')})`,
        );
        await until(`document.querySelectorAll('button[aria-expanded=true]').length === 1`);
      }

      const request = aRequest({ email: `${name.toLowerCase()}@depots.example` });
      for (const field of FIELD_NAMES) await page.type(`[name=${field}]`, request[field]);
      await page.click('#contact [type=submit]');
      await until(
        `[...document.querySelectorAll('[role=status]')].some(({ innerText }) => innerText.includes(${text(contact.success.title)}))`,
      );
      await expectDelivered(request);
      expect(await page.complaints()).toEqual([]);

      await page.evaluate(`scrollTo({ top: 3000, behavior: 'instant' })`);
      await page.evaluate(`void (window.isOld = true, location.reload())`);
      await until(`!window.isOld && Math.abs(scrollY - 3000) < 2`);
      await page.goTo(`${site.url}/?#${questionId(-1)}`);
      await until(isOpen(questionId(-1)));
    } finally {
      await page.close();
    }
  });
}
