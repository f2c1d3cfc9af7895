import type { Locator, Page, Route } from 'playwright-core';
import { faq } from '../../../src/content/sections/faq';
import { revealed } from '../../../src/hydration/foucGuard';
import { scripted } from '../../../src/hydration/scripting';
import { typeface } from '../../../src/theme/tokens';
import {
  expectEventually,
  hold,
  holdScripts,
  useBrowser,
  whenAllShown,
  whenHydrated,
} from '../support/browser/browsing';
import { aRequest, fields, submitButton, typeIn } from '../support/form';
import { expectPlainPage } from '../support/plainPage';
import { site } from '../support/browser/site';

const browsing = useBrowser();

const allScripts = '**/assets/*.js';
const allIslands = '**/assets/islands.*.js';
const typefaces = '**/*.woff2';
const question = (page: Page, id: string) => page.locator(`#${id}`).getByRole('button');
const openQuestions = (page: Page) => page.locator('#faq [aria-expanded=true]').count();
const answerOf = (id: string) => faq.items.find((item) => item.id === id)?.answer ?? '';

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'Introuvable' });
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Connexion' });
const htmlAsScript = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Connexion' });
const throws = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Broken on purpose.")' });
const never = () => undefined;

const faults: [string, (route: Route) => unknown][] = [
  ['no script comes through', (route) => route.abort()],
  ['the script is not found', notFound],
  ['a proxy answers with its own page', html],
  ['a proxy calls its page a script', htmlAsScript],
  ['the script throws', throws],
];

describe('without its code the page is what it is without JavaScript', () => {
  it('where JavaScript is off', async () => {
    await expectPlainPage(await browsing.open(site.url, { javaScriptEnabled: false }));
  });

  it.each(faults)('near its islands when %s', async (_what, answer) => {
    browsing.expectConsole(/ERR_FAILED|404|MIME|Unexpected token|Broken on purpose/);
    const page = await browsing.newPage();
    await page.route(allScripts, answer);
    await page.goto(site.url);
    await comeNear(page);
    await expectPlainPage(page);
  });

  it('when its scripts have not come five seconds after they were asked for', async () => {
    const page = await openWithClock();
    const asked = page.waitForRequest(allScripts);
    await page.route(allScripts, never);
    await page.goto(site.url);
    await whenAllShown(page);
    await comeNear(page);
    await asked;
    await page.clock.fastForward(5_000);
    await expectPlainPage(page);
    await expectNativePost(page);
  });

  it('also the page for an unknown address', async () => {
    browsing.expectConsole(/404|ERR_FAILED/);
    const page = await browsing.newPage();
    await page.route(allScripts, (route) => route.abort());
    await page.goto(`${site.url}/inconnue`);
    await page.getByRole('link', { name: /^Retour à l.accueil$/ }).click();
    await comeNear(page);
    await expectPlainPage(page);
  });
});

/** To the first island. */
async function comeNear(page: Page) {
  await page.locator('#cas-client h2').scrollIntoViewIfNeeded();
}

/** Time stands where the test has put it, and is let go in leaps. */
async function openWithClock() {
  const page = await browsing.newPage();
  await page.clock.install();
  return page;
}

async function expectNativePost(page: Page) {
  const posts: (string | null)[] = [];
  await page.route('**/functions/v1/**', (route) => {
    posts.push(route.request().postData());
    return route.fulfill({ contentType: 'text/html', body: '<p>Merci' });
  });
  const request = aRequest({});
  await typeIn(page, request);
  await submitButton(page).click();
  await page.getByText('Merci').waitFor();
  const sent = posts.map((body) => Object.fromEntries(new URLSearchParams(body ?? '')));
  expect(sent).toEqual([{ ...request, message: 'Bonjour,\r\nnous avons 5 comptes.', website: '' }]);
}

function isPainted(page: Page) {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function isInWindow(element: Locator) {
  const box = await element.boundingBox();
  const height = element.page().viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('the typeface', () => {
  it.each<[string, (route: Route) => unknown]>([
    ['does not come', never],
    ['is not found', notFound],
  ])('keeps nothing out of sight for good when it %s', async (_what, answer) => {
    browsing.expectConsole(/404/);
    const page = await browsing.newPage();
    await page.route(typefaces, answer);
    await page.goto(site.url);
    await page.locator('#faq-title').waitFor();
  });

  it('is there before the parts that would be laid out anew for it, which come one by one', async () => {
    const page = await browsing.newPage();
    await page.addInitScript(
      ([attribute, name]) => {
        window.typefaceWasThere = [];
        new MutationObserver(() => {
          const isOwn = ({ family, status }: FontFace) =>
            family.replaceAll('"', '') === name && status === 'loaded';
          window.typefaceWasThere.push([...document.fonts].some(isOwn));
        }).observe(document, { subtree: true, attributeFilter: [attribute] });
      },
      [revealed, typeface] as const,
    );
    const release = await holdScripts(page, typefaces);
    const came = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.css'));
    await page.goto(site.url);
    await came;
    release();
    await page.locator('#faq-title').waitFor();
    const atEachPart = await page.evaluate(() => window.typefaceWasThere);
    expect(atEachPart.length).toBeGreaterThan(1);
    expect(atEachPart).not.toContain(false);
  });
});

declare global {
  interface Window {
    typefaceWasThere: boolean[];
  }
}

describe('the styles of what follows the first section', () => {
  const styles = '**/assets/*.css';
  const ground = (page: Page) =>
    page.locator('#contact').evaluate((section) => getComputedStyle(section).backgroundColor);

  it.each<[string, (route: Route) => unknown]>([
    ['do not come through', (route) => route.abort()],
    ['are not found', notFound],
    ['are a proxy’s page', html],
  ])(
    'are asked for again by a press when they %s, and the text shown meanwhile',
    async (_what, answer) => {
      browsing.expectConsole(/ERR_FAILED|404|MIME/);
      const page = await browsing.newPage();
      await page.route(styles, answer);
      await page.goto(site.url);
      await page.locator('#faq-title').waitFor();
      const unstyled = await ground(page);
      await page.unroute(styles);
      await page.locator('h1').click();
      await expectEventually(async () => (await ground(page)) !== unstyled);
    },
  );

  it('are not waited for longer than a press is', async () => {
    const page = await openWithClock();
    await page.route(styles, never);
    const asked = page.waitForRequest(styles);
    await page.goto(site.url, { waitUntil: 'commit' });
    await asked;
    await page.locator('#faq-title').waitFor({ state: 'hidden' });
    await page.clock.fastForward(3_000);
    await page.locator('#faq-title').waitFor();
  });

  it('do not hold the first paint for longer than that where the URL names a place', async () => {
    const page = await browsing.newPage();
    await page.route(styles, never);
    await page.goto(`${site.url}/#faq`, { waitUntil: 'commit' });
    expect(await isPainted(page)).toBe(false);
    await expectEventually(() => isPainted(page));
  });

  it('are there before anything that the address may name a text of', async () => {
    const page = await browsing.newPage();
    const asked = page.waitForRequest(styles);
    const release = await hold(page, styles);
    await page.goto(`${site.url}/#:~:text=clôture`, { waitUntil: 'commit' });
    await asked;
    const title = page.locator('#cas-client h2');
    await title.waitFor({ state: 'attached' });
    expect(await isPainted(page)).toBe(false);
    expect(await title.isVisible()).toBe(false);
    release();
    await title.waitFor();
  });

  it('are there before the question that the address searches for, which gets focus', async () => {
    const page = await browsing.newPage();
    const asked = page.waitForRequest(styles);
    const release = await hold(page, styles);
    await page.goto(`${site.url}/?q=certification%20iso`, { waitUntil: 'commit' });
    await asked;
    expect(await isPainted(page)).toBe(false);
    release();
    await page.locator('#item-2 button:focus').waitFor();
  });

  it('bring a link that was pressed before them to its place', async () => {
    const page = await browsing.newPage();
    const release = await hold(page, styles);
    await page.goto(site.url, { waitUntil: 'commit' });
    const link = page.locator('#accueil a[href="#contact"]');
    await link.click();
    await page.waitForURL(/#contact$/);
    release();
    await page.locator('#contact h2').waitFor();
    await expectEventually(() => isInWindow(page.locator('#contact h2')));
  });
});

it('answers when its code has come before the document’s end', async () => {
  const page = await browsing.newPage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/slow.js', async (route) => {
    await released;
    // React expects its own markup.
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.currentScript.remove()',
    });
  });
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    const [start, ...end] = (await response.text()).split(/(?=<section[^>]* id="faq")/);
    const body = `${start}<script src="/assets/slow.js"></script>${end.join('')}`;
    await route.fulfill({ response, body });
  });
  const loaded = page.waitForResponse(allIslands);
  await page.goto(`${site.url}/#contact`, { waitUntil: 'commit' });
  await submitButton(page).hover();
  await (await loaded).finished();
  expect(await question(page, 'item-0').count()).toBe(0);
  release();
  await whenHydrated(question(page, 'item-0'));
});

describe('a press', () => {
  it('on a question is answered within three seconds, and stays so when the code comes', async () => {
    const page = await openWithClock();
    const release = await hold(page, allScripts);
    await page.goto(site.url, { waitUntil: 'commit' });
    await question(page, 'item-1').click();
    await page.clock.fastForward(3_000);
    const answer = page.getByText(answerOf('item-1'));
    await answer.waitFor();
    release();
    await whenHydrated(question(page, 'item-1'));
    await page.locator('#item-1 [aria-expanded=true]').waitFor();
    expect(await answer.isVisible()).toBe(true);
    expect(await openQuestions(page)).toBe(faq.items.length);
    await question(page, 'item-1').click();
    await answer.waitFor({ state: 'hidden' });
    await question(page, 'item-1').click();
    await answer.waitFor();
    await page.getByText(answerOf('item-2')).waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toBe(1);
  });

  it('that was answered leaves the page as it is, three seconds later too', async () => {
    const page = await openWithClock();
    const release = await hold(page, allScripts);
    await page.goto(site.url, { waitUntil: 'commit' });
    await question(page, 'item-1').click();
    release();
    await page.locator('#item-1 [aria-expanded=true]').waitFor();
    await page.clock.fastForward(3_000);
    expect(await page.locator(`:root[${scripted.attribute}]`).count()).toBe(1);
  });

  it('loads the script again that has failed, and it takes over', async () => {
    browsing.expectConsole(/ERR_FAILED/);
    const page = await browsing.newPage();
    await page.route(allScripts, (route) => route.abort());
    await page.goto(site.url);
    await comeNear(page);
    await expectPlainPage(page);
    await fields(page).name.fill('Camille Martin');
    await page.unroute(allScripts);
    await whenHydrated(question(page, 'item-2'));
    await whenHydrated(fields(page).name);
    expect(await openQuestions(page)).toBe(faq.items.length);
    expect(await fields(page).name.inputValue()).toBe('Camille Martin');
    await whenHydrated(page.locator('#cas-client'));
    await page.getByRole('slider').first().waitFor();
  });
});

describe('code that is gone', () => {
  it.each([
    ['is not found', notFound],
    ['is a page that is called a script', htmlAsScript],
    ['throws', throws],
  ])('lets the answers be read: %s', async (_what, answer) => {
    browsing.expectConsole(/404|MIME|Unexpected token|Broken on purpose/);
    const page = await browsing.open(site.url);
    await page.route(allScripts, answer);
    await question(page, 'item-2').click();
    await expectPlainPage(page);
    await page.unroute(allScripts);
    await whenHydrated(question(page, 'item-2'));
    expect(await openQuestions(page)).toBe(faq.items.length);
  });

  it('shows a legal text in the page when the dialog’s is', async () => {
    browsing.expectConsole(/404/);
    const page = await browsing.open(site.url);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
    await whenHydrated(link);
    await page.route(allScripts, notFound);
    await link.click();
    const heading = page.getByRole('heading', { name: 'Éditeur du site' });
    await heading.waitFor();
    await page.waitForFunction(() => {
      const top = document.getElementById('mentions-legales')?.getBoundingClientRect().top ?? -1;
      return top < window.innerHeight;
    });
  });
});
