import type { Page, Route } from '@playwright/test';
import { VIDEO_WATCH_URL } from '#src/content/brand.ts';
import { contact } from '#src/content/sections/contact.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { SCRIPTED } from '#src/islands/scripting.ts';
import { estimate } from '../../support/estimate';
import { scripts, useBrowser, whenHydrated } from '../support/browser/browsing';
import { editDocument, hold } from '../../support/loading';
import { aRequest, fields, fillAndSubmit, respondToCalls, submitButton } from '../support/form';
import { words } from '../../support/words';
import { stubYouTube } from '../support/video';

const browsing = useBrowser();

const question = (page: Page, id: string) => page.locator(`#${id}`).getByRole('button');
const openQuestions = (page: Page) => page.locator('#faq [aria-expanded=true]').count();
const answer = (page: Page, id: string) => page.locator(`#${id}-answer`).getByRole('paragraph');

type Fault = (route: Route) => unknown;

const respond =
  (contentType: string, body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });
const never: Fault = () => undefined;
/** Not `unroute`, which left 6 of 400 pending requests without a response for good. */
const repaired: Fault = (route) => route.continue();
const notFound = respond('text/html', 'Introuvable', 404);
const htmlAsScript = respond('text/javascript', '<!doctype html><p>Connexion');

/** Opens a page whose time limits the test reaches with `clock.fastForward`. */
async function openWithClock() {
  const page = await browsing.newPage();
  await page.clock.install();
  return page;
}

const scrollToFirstIsland = (page: Page) => page.locator('#cas-client h2').scrollIntoViewIfNeeded();
const clickQuestion = (page: Page) => question(page, 'item-2').click();

/** Expects the page in no-JS mode: all text readable, no control that needs scripts. */
async function expectPlainPage(page: Page) {
  for (const { id, answer } of faq.items) {
    const text = page.locator(`#${id}`).getByText(answer);
    await text.waitFor();
    const box = await text.boundingBox();
    expect([id, (box?.height ?? 0) > 20]).toEqual([id, true]);
  }
  await page.getByText(estimator.withoutScript).waitFor();
  const controls = page.locator('main :is([type=range], button:not(h3 > button, form *))');
  expect(await controls.count()).toBeGreaterThan(5);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
}

it('without JavaScript, the page is complete, with an example of the estimate and the result that the URL names', async () => {
  const page = await browsing.open('/', { javaScriptEnabled: false });
  await expectPlainPage(page);
  const { month } = estimate(minutesOffered.initial);
  expect(await page.getByText(month, { exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole('note').count()).toBe(0);
  // Where the function redirects after a native form post.
  for (const { id, text } of contact.nativeResults) {
    await page.goto(`/#${id}`);
    await page.locator(`#${id}`).getByText(text).waitFor();
    expect(await page.getByRole('note').count()).toBe(1);
  }
});

describe('the page is in no-JS mode', () => {
  it.each<[string, Fault, (page: Page) => Promise<void>]>([
    ['a proxy serves its own page as a script', htmlAsScript, scrollToFirstIsland],
    ['a question is clicked and the code is no longer on the server', notFound, clickQuestion],
  ])('when %s, until the next interaction loads the code', async (_what, fault, approach) => {
    browsing.expectConsole(/404|MIME|Unexpected token/);
    const page = await browsing.newPage();
    await page.route(scripts, fault);
    await page.goto('/');
    await approach(page);
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
    await scrollToFirstIsland(page);
    await requested;
    await page.clock.fastForward(5_000);
    await expectPlainPage(page);
    // The form posts natively, as it does without JavaScript.
    await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
    await fillAndSubmit(page, aRequest());
    await page.getByText('Merci').waitFor();
  });
});

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

  it('opens the answer, or plays the video in the page, when the code loads in time', async () => {
    const { page, release } = await clickEarly();
    await stubYouTube(page);
    await page.getByRole('link', { name: videoDemo.play }).click();
    expect(await openQuestions(page)).toBe(0);
    release();
    await page.locator('#item-1 [aria-expanded=true]').waitFor();
    await whenHydrated(question(page, 'item-1'));
    await page.frameLocator('iframe').getByText('Lecteur').waitFor();
    // Where the fallback to no-JS mode would come.
    await page.clock.fastForward(3_000);
    expect(await page.locator(`:root[${SCRIPTED}]`).count()).toBe(1);
    expect(await openQuestions(page)).toBe(1);
  });

  it('follows the link to the video when the code does not load', async () => {
    const page = await openWithClock();
    await page.route(scripts, never);
    await stubYouTube(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: videoDemo.play }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.fastForward(3_000);
    await page.waitForURL(VIDEO_WATCH_URL);
  });

  it('reaches its control, although a toast adds another one before it', async () => {
    const { page, release } = await browsing.openWithoutScripts('/#demande-en-echec');
    const { start, beginning } = contact.distributorNote;
    await page.getByRole('button', { name: start }).click();
    release();
    await whenHydrated(fields(page).message);
    await page.getByRole('alert').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('textarea'));
    expect(words(await fields(page).message.inputValue())).toContain(words(beginning));
  });

  it('is the browser’s own when it asks for another tab', async () => {
    const page = await openWithClock();
    await page.route(scripts, never);
    await page.goto('/');
    await page.evaluate(noteClick);
    const link = page.getByRole('link', { name: videoDemo.play });
    await link.click({ modifiers: ['ControlOrMeta'] });
    expect(await page.evaluate(() => window.name)).toBe('clicked');
  });
});

/** Runs in the page: notes a click that no code has stopped. No tab opens. */
function noteClick() {
  addEventListener('click', (event) => {
    if (!event.defaultPrevented) window.name = 'clicked';
    event.preventDefault();
  });
}
