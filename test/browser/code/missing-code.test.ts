import type { Locator, Page, Route } from 'playwright-core';
import { estimator, quantities } from '../../../src/content/sections/estimator';
import { faq } from '../../../src/content/sections/faq';
import { revealed } from '../../../src/hydration/foucGuard';
import { scripted } from '../../../src/hydration/scripting';
import { fontName } from '../../../src/theme/tokens';
import {
  editDocument,
  expectEventually,
  hold,
  scripts,
  disableLongTimers,
  useBrowser,
  whenAllShown,
  whenHydrated,
  whenInView,
} from '../support/browser/browsing';
import { aRequest, fields, fillAndSubmit, respondToCalls, submitButton } from '../support/form';

const browsing = useBrowser();

const styles = '**/assets/*.css';
const fontFiles = '**/*.woff2';
const question = (page: Page, id: string) => page.locator(`#${id}`).getByRole('button');
const openQuestions = (page: Page) => page.locator('#faq [aria-expanded=true]').count();
const answer = (page: Page, id: string) => page.locator(`#${id}-answer`).getByRole('paragraph');

type Fault = (route: Route) => unknown;

const respond =
  (contentType: string, body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });
const abort: Fault = (route) => route.abort();
const never: Fault = () => undefined;
/** Not `unroute`, which left 6 of 400 pending requests without a response for good. */
const repaired: Fault = (route) => route.continue();
const notFound = respond('text/html', 'Introuvable', 404);
const html = respond('text/html', '<!doctype html><p>Connexion');
const htmlAsScript = respond('text/javascript', '<!doctype html><p>Connexion');
const throws = respond('text/javascript', 'throw new Error("Broken on purpose.")');

async function openWithFault(files: string, fault: Fault) {
  const page = await browsing.newPage();
  await page.route(files, fault);
  await page.goto('/');
  return page;
}

/** Opens a page whose time limits the test reaches with `clock.fastForward`. */
async function openWithClock() {
  const page = await browsing.newPage();
  await page.clock.install();
  return page;
}

async function scrollToFirstIsland(page: Page) {
  await page.locator('#cas-client h2').scrollIntoViewIfNeeded();
}

/** Expects the page in no-JS mode: all text readable, no control that needs scripts. */
async function expectPlainPage(page: Page) {
  for (const { id, answer } of faq.items) {
    const text = page.locator(`#${id}`).getByText(answer);
    await text.waitFor();
    const box = await text.boundingBox();
    expect([id, (box?.height ?? 0) > 20]).toEqual([id, true]);
  }
  await page.getByText(estimator.withoutScript).waitFor();
  const { label } = quantities.hours;
  expect(await page.getByRole('textbox', { name: label }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: estimator.attach }).count()).toBe(0);
}

describe('the page is in no-JS mode', () => {
  it('when JavaScript is off', async () => {
    await expectPlainPage(await browsing.open('/', { javaScriptEnabled: false }));
  });

  it.each([
    ['requests for scripts fail', abort],
    ['the script is not found', notFound],
    ['a proxy responds with its own page', html],
    ['a proxy serves its own page as a script', htmlAsScript],
    ['the script throws', throws],
  ])('when %s, until the next interaction loads the code', async (_what, fault) => {
    browsing.expectConsole(/ERR_FAILED|404|MIME|Unexpected token|Broken on purpose/);
    const page = await openWithFault(scripts, fault);
    await scrollToFirstIsland(page);
    await expectPlainPage(page);
    await fields(page).name.fill('Camille Martin');
    await page.route(scripts, repaired);
    await question(page, 'item-2').hover();
    await whenHydrated(question(page, 'item-2'));
    await whenHydrated(fields(page).name);
    expect(await openQuestions(page)).toBe(faq.items.length);
    expect(await fields(page).name.inputValue()).toBe('Camille Martin');
    await whenHydrated(page.locator('#cas-client'));
    await page.getByRole('slider').first().waitFor();
  });

  it('when its scripts have not loaded five seconds after the request', async () => {
    const page = await openWithClock();
    const requested = page.waitForRequest(scripts);
    await page.route(scripts, never);
    await page.goto('/');
    await whenAllShown(page);
    await scrollToFirstIsland(page);
    await requested;
    await page.clock.fastForward(5_000);
    await expectPlainPage(page);
    await expectNativePost(page);
  });
});

async function expectNativePost(page: Page) {
  const posts = await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
  await fillAndSubmit(page, aRequest());
  await page.getByText('Merci').waitFor();
  const sent = posts.map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')));
  expect(sent).toEqual([
    { ...aRequest(), message: 'Bonjour,\r\nnous avons 5 comptes.', website: '' },
  ]);
}

describe('the font', () => {
  it.each([
    ['does not load', never],
    ['is not found', notFound],
  ])('hides nothing for good when it %s', async (_what, fault) => {
    browsing.expectConsole(/404/);
    const page = await openWithFault(fontFiles, fault);
    await page.locator('#faq-title').waitFor();
  });

  it('is loaded before the deferred parts are shown, one by one', async () => {
    const page = await browsing.newPage();
    await page.addInitScript(disableLongTimers);
    await page.addInitScript(
      ([attribute, name]) => {
        window.wasFontLoaded = [];
        new MutationObserver(() => {
          const isOwn = ({ family, status }: FontFace) =>
            family.replaceAll('"', '') === name && status === 'loaded';
          window.wasFontLoaded.push([...document.fonts].some(isOwn));
        }).observe(document, { subtree: true, attributeFilter: [attribute] });
      },
      [revealed, fontName] as const,
    );
    const release = await hold(page, fontFiles);
    const loaded = page.waitForEvent('requestfinished', (file) => file.url().endsWith('.css'));
    await page.goto('/');
    await loaded;
    release();
    await page.locator('#faq-title').waitFor();
    const atEachPart = await page.evaluate(() => window.wasFontLoaded);
    expect(atEachPart.length).toBeGreaterThan(1);
    expect(atEachPart).not.toContain(false);
  });
});

declare global {
  interface Window {
    wasFontLoaded: boolean[];
  }
}

describe('the deferred stylesheet', () => {
  const background = (page: Page) =>
    page.locator('#contact').evaluate((section) => getComputedStyle(section).backgroundColor);

  /** Opens a URL and waits for the request for the stylesheet, which is held until `release`. */
  async function openUnstyled(page: Page, url: string) {
    const requested = page.waitForRequest(styles);
    const release = await hold(page, styles);
    await page.goto(url, { waitUntil: 'commit' });
    await requested;
    return release;
  }

  it.each([
    ['fails to load', abort],
    ['is not found', notFound],
    ['is a proxy’s page', html],
  ])(
    'is requested again on a click when it %s, and the text is shown meanwhile',
    async (_what, fault) => {
      browsing.expectConsole(/ERR_FAILED|404|MIME/);
      const page = await openWithFault(styles, fault);
      await page.locator('#faq-title').waitFor();
      const unstyled = await background(page);
      await page.route(styles, repaired);
      await page.locator('h1').click();
      await expectEventually(async () => (await background(page)) !== unstyled);
    },
  );

  it('hides the rest of the page for at most three seconds', async () => {
    const page = await openWithClock();
    await openUnstyled(page, '/');
    await page.locator('#faq-title').waitFor({ state: 'hidden' });
    await page.clock.fastForward(3_000);
    await page.locator('#faq-title').waitFor();
  });

  it('delays the first paint when the URL has a fragment, but not for good', async () => {
    const page = await browsing.newPage();
    await openUnstyled(page, '/#faq');
    expect(await isPainted(page)).toBe(false);
    await expectEventually(() => isPainted(page));
  });

  it('is loaded before anything is shown when the URL has a text directive', async () => {
    const page = await browsing.newPage();
    const release = await openUnstyled(page, '/#:~:text=clôture');
    const title = page.locator('#cas-client h2');
    await title.waitFor({ state: 'attached' });
    expect(await isPainted(page)).toBe(false);
    expect(await title.isVisible()).toBe(false);
    release();
    await title.waitFor();
  });

  it('is loaded before anything is painted when the URL has a search, whose question gets focus', async () => {
    const page = await browsing.newPage();
    const release = await openUnstyled(page, '/?q=certification%20iso');
    expect(await isPainted(page)).toBe(false);
    release();
    await page.locator('#item-2 button:focus').waitFor();
  });

  it('once loaded, brings the target of an earlier link click into view', async () => {
    const page = await browsing.newPage();
    const release = await openUnstyled(page, '/');
    await page.locator('#accueil a[href="#contact"]').click();
    await page.waitForURL(/#contact$/);
    release();
    const title = page.locator('#contact h2');
    await title.waitFor();
    await expectEventually(() => isInWindow(title));
  });
});

function isPainted(page: Page) {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function isInWindow(element: Locator) {
  const box = await element.boundingBox();
  const height = element.page().viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

it('hydrates when the code loads before the end of the document', async () => {
  const page = await browsing.newPage();
  const slow = '/assets/slow.js';
  // React would fail to hydrate markup with another element in it.
  await page.route(slow, respond('text/javascript', 'document.currentScript.remove()'));
  const release = await hold(page, slow);
  await editDocument(page, '/', (document) =>
    document.replace(/(?=<section[^>]* id="faq")/, `<script src="${slow}"></script>`),
  );
  const loaded = page.waitForResponse('**/assets/islands.*.js');
  await page.goto('/#contact', { waitUntil: 'commit' });
  await submitButton(page).hover();
  await (await loaded).finished();
  expect(await question(page, 'item-0').count()).toBe(0);
  release();
  await whenHydrated(question(page, 'item-0'));
});

describe('a click before hydration', () => {
  async function clickEarly() {
    const page = await openWithClock();
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await question(page, 'item-1').click();
    return { page, release };
  }

  it('shows the answer within three seconds without the code, and keeps it once the code loads', async () => {
    const { page, release } = await clickEarly();
    await page.clock.fastForward(3_000);
    await answer(page, 'item-1').waitFor();
    release();
    await whenHydrated(question(page, 'item-1'));
    await page.locator('#item-1 [aria-expanded=true]').waitFor();
    expect(await answer(page, 'item-1').isVisible()).toBe(true);
    expect(await openQuestions(page)).toBe(faq.items.length);
    await question(page, 'item-1').click();
    await answer(page, 'item-1').waitFor({ state: 'hidden' });
    await question(page, 'item-1').click();
    await answer(page, 'item-1').waitFor();
    await answer(page, 'item-2').waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toBe(1);
  });

  it('causes no fallback to no-JS mode when the code loads in time', async () => {
    const { page, release } = await clickEarly();
    expect(await openQuestions(page)).toBe(0);
    release();
    await page.locator('#item-1 [aria-expanded=true]').waitFor();
    await whenHydrated(question(page, 'item-1'));
    await page.clock.fastForward(3_000);
    expect(await page.locator(`:root[${scripted.attribute}]`).count()).toBe(1);
    expect(await openQuestions(page)).toBe(1);
  });
});

describe('when the code is no longer on the server', () => {
  it('a click on a question shows every answer', async () => {
    browsing.expectConsole(/404|MIME/);
    const page = await browsing.open();
    await page.route(scripts, notFound);
    await question(page, 'item-2').click();
    await expectPlainPage(page);
    await page.route(scripts, repaired);
    await whenHydrated(question(page, 'item-2'));
    expect(await openQuestions(page)).toBe(faq.items.length);
  });

  it('a click on a legal link shows the text in the page', async () => {
    browsing.expectConsole(/404/);
    const page = await browsing.open();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
    await whenHydrated(link);
    await page.route(scripts, notFound);
    await link.click();
    await page.getByRole('heading', { name: 'Éditeur du site' }).waitFor();
    await whenInView(page, '#mentions-legales');
  });
});
