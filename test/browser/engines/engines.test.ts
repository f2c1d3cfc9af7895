/** @jest-environment ./test/setup/enginesEnvironment.ts */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contact } from '#src/content/sections/contact.ts';
import { estimator } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { hero } from '#src/content/sections/hero.ts';
import { scripted } from '#src/theme/scripting.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { FONT_NAME } from '#src/theme/tokens.ts';
import { mailFrom, storedRequests } from '../support/deliveries';
import { expectEventually } from '../support/browser/browsing';
import { deploy, newFolder } from '../support/browser/deployment';
import { startSiteWithBackend } from '../support/browser/site';
import type { SiteWithBackend } from '../support/browser/site';
import { aRequest } from '../support/form';
import type { Engine, EngineWindow } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

const engines = [firefox, webkit];
for (const { name, isInstalled, requirement } of engines) {
  if (!isInstalled) console.info(`The tests in ${name} are skipped: they need ${requirement}.`);
}

const text = (words: string) => JSON.stringify(words);

function describeIn({ name, isInstalled, openWindow }: Engine) {
  (isInstalled ? describe : describe.skip)(`in ${name}`, () => {
    let site: SiteWithBackend;
    let page: EngineWindow;

    beforeAll(async () => {
      [site, page] = await Promise.all([startSiteWithBackend(), openWindow()]);
      await page.goTo(site.url);
    }, 60_000);

    afterAll(async () => {
      await page.close();
      await site.stop();
    });

    const until = (expression: string) =>
      expectEventually(async () => Boolean(await page.evaluate(`Boolean(${expression})`)));
    const isOpen = (id: string) => `document.querySelector('#${id} button[aria-expanded=true]')`;

    it('shows the whole page on a first visit, in its own font', async () => {
      expect(await page.evaluate(`document.querySelector('h1').innerText`)).toBe(hero.title);
      await until(
        `[...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === ${text(FONT_NAME)} && status === 'loaded')`,
      );
    });

    it.each(faq.items.slice(0, 2))(
      'opens question $id, and closes the one before',
      async ({ id, answer }) => {
        await page.click(`#${id} button`);
        await until(isOpen(id));
        await until(`document.querySelector('#${id}').innerText.includes(${text(answer)})`);
        await until(`document.querySelectorAll('button[aria-expanded=true]').length === 1`);
      },
    );

    it('sends a request that is stored and mailed', async () => {
      const request = aRequest({ email: `${name.toLowerCase()}@depots.example` });
      for (const field of FIELD_NAMES) await page.type(`[name=${field}]`, request[field]);
      await page.click('#contact [type=submit]');
      await until(
        `[...document.querySelectorAll('[role=status]')].some(({ innerText }) => innerText.includes(${text(contact.success.title)}))`,
      );
      expect(await storedRequests(site.backend, request.email)).toMatchObject([request]);
      expect((await mailFrom(site.backend, request.email)).text).toContain('nous avons 5 comptes');
    });

    it('logs no error or warning meanwhile', async () => {
      expect(await page.complaints()).toEqual([]);
    });

    it('restores the scroll position on reload', async () => {
      await page.evaluate(`scrollTo({ top: 3000, behavior: 'instant' })`);
      await page.evaluate(`void (window.isOld = true, location.reload())`);
      await until(`!window.isOld && Math.abs(scrollY - 3000) < 2`);
    });

    it('scrolls to the section that the URL names', async () => {
      await page.goTo(`${site.url}/?#faq`);
      await until(`Math.abs(document.querySelector('#faq').getBoundingClientRect().top) < 100`);
    });

    it('opens the question that the URL names', async () => {
      await page.goTo(`${site.url}/?#item-2`);
      await until(isOpen('item-2'));
    });

    it('falls back to no-JS mode when its scripts are missing', async () => {
      const folder = newFolder();
      deploy(folder);
      const assets = path.join(folder, 'assets');
      for (const file of readdirSync(assets)) {
        if (file.includes('.js')) rmSync(path.join(assets, file));
      }
      const broken = await startSiteWithBackend(folder);
      await page.goTo(`${broken.url}/#faq`);
      await until(`!document.documentElement.hasAttribute('${scripted.attribute}')`);
      const shown = String(await page.evaluate('document.body.innerText'));
      for (const { answer } of faq.items) expect(shown).toContain(answer);
      expect(shown).toContain(estimator.withoutScript);
      await broken.stop();
      rmSync(folder, { recursive: true });
    });
  });
}

engines.forEach(describeIn);
