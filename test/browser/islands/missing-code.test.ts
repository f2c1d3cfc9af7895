import type { Page, Route } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { contact } from '#src/content/sections/contact.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { SCRIPTED } from '#src/islands/scripting.ts';
import { estimate } from '../../support/estimate';
import { editDocument, hold } from '../../support/loading';
import { words } from '../../support/words';
import { aRequest, fields, fillAndSubmit, respondToCalls, submitButton } from '../support/form';
import { openWithoutScripts, scripts, whenHydrated } from '../support/islands';
import { answer, openQuestions, questions } from '../support/questions';
import { expect, test } from '../support/test';
import { stubYouTube } from '../support/video';

const firstQuestion = (page: Page) => questions(page).first();

const scrollToFirstIsland = (page: Page) => page.locator('#cas-client h2').scrollIntoViewIfNeeded();

/** Responds to the request of a script. */
const respondWith = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** Expects the page in no-JS mode: all text readable, no control that needs scripts. */
async function expectPlainPage(page: Page) {
  for (const paragraph of faq.items.flatMap(({ answer }) => answer)) {
    const text = page.locator(`#${anchors.faq}`).getByText(paragraph);
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    expect([paragraph, (box?.height ?? 0) > 20]).toEqual([paragraph, true]);
  }
  await expect(page.getByText(estimator.withoutScript)).toBeVisible();
  const controls = page.locator('main :is([type=range], button:not(h3 > button, form *))');
  expect(await controls.count()).toBeGreaterThan(5);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, with an example of the estimate and the result that the URL names', async ({
    page,
  }) => {
    await page.goto('/');
    await expectPlainPage(page);
    const { month } = estimate(minutesOffered.initial);
    await expect(page.getByText(month, { exact: true })).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    // Where the function redirects after a native form post.
    for (const { id, text } of contact.nativeResults) {
      await page.goto(`/#${id}`);
      await expect(page.locator(`#${id}`).getByText(text)).toBeVisible();
      await expect(page.getByRole('note')).toHaveCount(1);
    }
  });
});

test.describe('the page is in no-JS mode', () => {
  test('when a proxy serves its own page as a script, until the next interaction loads the code', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Unexpected token/);
    await page.route(scripts, respondWith('<!doctype html><p>Connexion'));
    await page.goto('/');
    await scrollToFirstIsland(page);
    await expectPlainPage(page);
    await fields(page).name.fill('Camille Martin');
    // Not `unroute`, which left 6 of 400 pending requests without a response for good.
    await page.route(scripts, (route) => route.continue());
    await firstQuestion(page).hover();
    await whenHydrated(firstQuestion(page));
    await whenHydrated(fields(page).name);
    await expect(openQuestions(page)).toHaveCount(faq.items.length);
    await expect(fields(page).name).toHaveValue('Camille Martin');
    await whenHydrated(page.locator('#estimateur'));
    await expect(page.getByRole('slider').first()).toBeVisible();
  });

  test('when its scripts have not loaded five seconds after the request', async ({ page }) => {
    await page.clock.install();
    const requested = page.waitForRequest(scripts);
    await page.route(scripts, () => undefined);
    await page.goto('/');
    await scrollToFirstIsland(page);
    await requested;
    await page.clock.fastForward(5_000);
    await expectPlainPage(page);
    // The form posts natively, as it does without JavaScript.
    await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
    await fillAndSubmit(page, aRequest());
    await expect(page.getByText('Merci')).toBeVisible();
  });
});

test('hydrates when the code loads before the end of the document', async ({ page }) => {
  const slow = '/assets/slow.js';
  // React would fail to hydrate markup with another element in it.
  await page.route(slow, respondWith('document.currentScript.remove()'));
  const release = await hold(page, slow);
  await editDocument(page, '/', (document) =>
    document.replace(/(?=<section[^>]* id="faq")/, `<script src="${slow}"></script>`),
  );
  const loaded = page.waitForResponse('**/assets/islands.*.js');
  await page.goto('/#contact', { waitUntil: 'commit' });
  await submitButton(page).hover();
  await (await loaded).finished();
  await expect(questions(page)).toHaveCount(0);
  release();
  await whenHydrated(firstQuestion(page));
});

/** Time limits are reached with `clock.fastForward`. */
test.describe('a click before hydration', () => {
  /** @returns a function that lets the code load */
  async function clickEarly(page: Page) {
    await page.clock.install();
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await firstQuestion(page).click();
    return release;
  }

  test('shows the answer within three seconds without the code, and keeps it once the code loads', async ({
    page,
  }) => {
    const release = await clickEarly(page);
    await page.clock.fastForward(3_000);
    await expect(answer(page, 0)).toBeVisible();
    release();
    await whenHydrated(firstQuestion(page));
    await expect(firstQuestion(page).and(openQuestions(page))).toBeVisible();
    expect(await answer(page, 0).isVisible()).toBe(true);
    await expect(openQuestions(page)).toHaveCount(faq.items.length);
    await firstQuestion(page).click();
    await expect(answer(page, 0)).toBeHidden();
    await firstQuestion(page).click();
    await expect(answer(page, 0)).toBeVisible();
    await expect(answer(page, -1)).toBeHidden();
    await expect(openQuestions(page)).toHaveCount(1);
  });

  test('opens the answer, or plays the video in the page, when the code loads in time', async ({
    page,
  }) => {
    const release = await clickEarly(page);
    await stubYouTube(page);
    await page.getByRole('link', { name: videoDemo.play }).click();
    await expect(openQuestions(page)).toHaveCount(0);
    release();
    await expect(firstQuestion(page).and(openQuestions(page))).toBeVisible();
    await whenHydrated(firstQuestion(page));
    await expect(page.frameLocator('iframe').getByText('Lecteur')).toBeVisible();
    // Where the fallback to no-JS mode would come.
    await page.clock.fastForward(3_000);
    await expect(page.locator(`:root[${SCRIPTED}]`)).toHaveCount(1);
    await expect(openQuestions(page)).toHaveCount(1);
  });

  test('reaches its control, although a toast adds another one before it', async ({ page }) => {
    const release = await openWithoutScripts(page, '/#demande-en-echec');
    const { start, beginning } = contact.distributorNote;
    await page.getByRole('button', { name: start }).click();
    release();
    const { message } = fields(page);
    await whenHydrated(message);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(message).toBeFocused();
    expect(words(await message.inputValue())).toContain(words(beginning));
  });
});
