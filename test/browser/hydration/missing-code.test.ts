import type { Page, Route } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { contact } from '#src/content/sections/contact.ts';
import { result } from '#src/content/result.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { putSentence } from '#src/components/message/messageSentence.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { hydrate } from '../../support/loading';
import { expectDelivered } from '../support/deliveries';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  submitButton,
  toast,
  typeIn,
} from '../support/parts/form';
import { openHydrated, openWithoutScripts, scripts } from '../support/hydration';
import { answer, hasQuestions, questions } from '../support/parts/questions';
import { expect, test } from '../support/test';

/** Responds to the request of a script. */
const respondWith = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** A link that inserts the beginning of a message, once the page is live. */
const distribute = (page: Page) =>
  page.getByRole('link', { name: contact.distributorNote.start.label });

/** Expects a link that a script would handle to lead somewhere, and no button that needs a script. */
async function expectPlainPage(page: Page) {
  await expect(distribute(page)).toHaveAttribute('href', `#${anchors.contact}`);
  const idle = page.locator('main button:not(h3 > button, form *)');
  await expect(idle.filter({ visible: true })).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete', async ({ page }) => {
    await page.goto('/');
    await expectPlainPage(page);
    await expect(page.getByRole('img', { name: ledger.description })).toBeAttached();
    await expect(page.getByRole('link', { name: ledger.byHand.open })).toBeHidden();
  });
});

/** What may come instead of the page's script: nothing after a deployment, nor past a blocker; a proxy's page; a bug. */
const failures = [
  (route: Route) => route.fulfill({ status: 404 }),
  (route: Route) => route.abort(),
  respondWith('<!doctype html><p>Connexion'),
  respondWith('throw new Error()'),
];

test('while its script fails to load, the page is plain, and later signs of the visitor load it again', async ({
  page,
  expectConsole,
}) => {
  // Of the others the browser tells the loader alone.
  expectConsole(/404/, /ERR_FAILED/);
  const pending = [...failures];
  let isBack = false;
  await page.route(scripts, (route) => {
    if (isBack) return route.continue();
    const isPrefetch = route.request().resourceType() === 'fetch';
    const fail = isPrefetch ? undefined : pending.shift();
    return fail ? fail(route) : route.abort();
  });
  await page.goto('/');
  await fields(page).name.fill('Camille Martin');
  await expect
    .poll(async () => {
      await page.locator('body').dispatchEvent('scroll');
      return pending.length;
    })
    .toBe(0);
  await expectPlainPage(page);
  isBack = true;
  await hydrate(page);
  await distribute(page).click();
  const { text } = putSentence('', contact.distributorNote.start.beginning, {});
  await expect(fields(page).message).toHaveValue(text);
  await expect(fields(page).name).toHaveValue('Camille Martin');
});

test('while its script is still loading, the page is plain, and its form posts natively', async ({
  page,
}) => {
  await openWithoutScripts(page);
  const posts = await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
  await typeIn(page, aRequest());
  await expectPlainPage(page);
  await submitButton(page).click();
  await expect(page.getByText('Merci')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a click once the script has run, but before React has rendered, is handled', async ({
  page,
}) => {
  test.skip(!hasQuestions, 'The page has no questions.');
  const release = await openWithoutScripts(page);
  const question = questions(page).first();
  await question.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  release();
  // As text: Playwright would compile `import`. React renders in a later task than this one.
  const wasPlain = await page.evaluate(`(async () => {
    await import(document.querySelector('[data-main]').dataset.main);
    const question = document.querySelector('#faq h3 button');
    const isPlain = getComputedStyle(question.querySelector('svg')).visibility === 'hidden';
    question.click();
    return isPlain;
  })()`);
  expect(wasPlain).toBe(true);
  // It was open, as all answers of a plain page.
  await expect(answer(page, 0)).toBeHidden();
});

// As the page says: « revenez à la page précédente : vous y retrouverez votre saisie ».
test('once a deployment has replaced the code that sends, the browser posts the form, and visitors who return from a rejected post find their words, which they can correct and send', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.route('**/assets/supabase.*', (route) => route.fulfill({ status: 404 }));
  await openHydrated(page);
  const request = aRequest({ email: 'retour@depots.example' });
  const typo = 'retour@depots';
  await fillAndSubmit(page, { ...request, email: typo });
  await expect(page.getByRole('note')).toContainText(result.pages.rejected.text);
  await page.goBack();
  const { email } = fields(page);
  await expect(email).toHaveValue(typo);
  await email.fill(request.email);
  await hydrate(page);
  for (const name of FIELD_NAMES) await expect(fields(page)[name]).toHaveValue(request[name]);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(page.getByRole('note')).toContainText(result.pages.accepted.text);
  await expectDelivered(request);
});

test('offline, the form says that it has failed and keeps what was typed, and sends it once online', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/, /send-contact-email/);
  const request = aRequest({ email: 'hors-ligne@depots.example' });
  await openHydrated(page);
  await context.setOffline(true);
  await fillAndSubmit(page, request);
  await expect(toast(page, contact.failure)).toBeVisible();
  await expect(fields(page).message).toHaveValue(request.message);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(toast(page, contact.success)).toBeVisible();
  await expectDelivered(request);
});
