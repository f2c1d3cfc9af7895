import type { Page } from 'playwright-core';
import { useRunning } from '../../supabase/function/use-running';
import { expectDelivered } from '../support/deliveries';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import { expectEventually, hold, useBrowser, whenHydrated } from '../support/browser/browsing';
import { hasFocus } from '../support/focus';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  hydrateAndSubmit,
  submitButton,
  typeIn,
} from '../support/form';
import { startSiteWithBackend } from '../support/browser/site';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };
const site = useRunning(startSiteWithBackend);

it('stores and emails a request, then a second one after the function rejected a field of it', async () => {
  browsing.expectConsole(/send-contact-email|status of 422/);
  const first = aRequest({ email: 'parcours@depots.example' });
  const page = await browsing.open(site.url);
  await hydrateAndSubmit(page, first);
  await expectSuccessToast(page);
  for (const field of Object.values(fields(page))) expect(await field.inputValue()).toBe('');
  await expectDelivered(site.backend, first);

  const second = aRequest({ name: 'Zoé', email: 'zoe@depots.example', message: 'Deuxième' });
  const { name } = fields(page);
  await fillAndSubmit(page, { ...second, name: 'é'.repeat(201) });
  await expectFailureToast(page);
  await page.getByText(explainFieldError('name', 'too_long')).waitFor();
  expect(await hasFocus(name)).toBe(true);
  await name.fill(second.name);
  await submitButton(page).click();
  await expectSuccessToast(page);
  await expectDelivered(site.backend, second);
});

it('sends nothing, focuses the first invalid field, and says under it what to write', async () => {
  const page = await browsing.open();
  const calls = await respondToCalls(page);
  await hydrateAndSubmit(page, aRequest({ email: 'zoe@gmail' }));
  await page.locator('form').getByText(explainFieldError('email', 'invalid_email')).waitFor();
  expect(await hasFocus(fields(page).email)).toBe(true);
  await fields(page).company.fill('');
  await submitButton(page).click();
  await expectEventually(() => hasFocus(fields(page).company));
  expect(calls).toEqual([]);
});

describe('Enter on the button', () => {
  /** Presses Enter, and waits until the disabled button has lost the focus. */
  async function pressEnter(status: number) {
    browsing.expectConsole(/send-contact-email|status of 503/);
    const page = await browsing.open('/', { viewport: { width: 1280, height: 720 } });
    await respondToCalls(page, { status, json: {} });
    const respond = await hold(page, '**/functions/v1/**');
    await whenHydrated(submitButton(page));
    await typeIn(page, aRequest());
    await submitButton(page).press('Enter');
    await page.getByRole('button', { name: contact.submitting }).waitFor();
    await page.waitForFunction(() => document.activeElement === document.body);
    return { page, respond };
  }

  it('gets the focus back after a failure', async () => {
    const { page, respond } = await pressEnter(503);
    respond();
    await expectFailureToast(page);
    await expectEventually(() => hasFocus(submitButton(page)));
  });

  it('moves the focus to the result after a success, above the first field', async () => {
    const { page, respond } = await pressEnter(200);
    respond();
    await page.locator(':focus').getByText(contact.success.text).waitFor();
    await page.keyboard.press('Tab');
    expect(await hasFocus(fields(page).name)).toBe(true);
  });

  it('leaves the focus where it was moved meanwhile', async () => {
    const { page, respond } = await pressEnter(503);
    const link = page.locator('#contact').getByRole('link', { name: contact.privacy.link });
    await link.focus();
    respond();
    await submitButton(page).waitFor();
    expect(await hasFocus(link)).toBe(true);
  });
});

it('lets through every address that can be answered, and no other, without JavaScript', async () => {
  const page = await browsing.open('/', withoutJavaScript);
  const { email } = fields(page);
  for (const [address, isAccepted] of [
    ['zoe@gmail.com', true],
    ["d'aubigne+demo@compta.mon-exemple.co.uk", true],
    ['zoe@société.fr', true],
    ['zoe@xn--socit-esab.fr', true],
    ['zoe@пример.рф', true],
    ['zoe', false],
    ['zoe@gmail', false],
    ['zoe.martin@gmail', false],
    ['zoe@gmail.c', false],
    ['zoe@10.0.0.1', false],
  ] as const) {
    await email.fill(address);
    const isValid = await email.evaluate((field: HTMLInputElement) => field.checkValidity());
    expect([address, isValid]).toEqual([address, isAccepted]);
  }
});

it('shows the first field to who follows the link to it on a small phone', async () => {
  const viewport = { width: 320, height: 568 };
  const page = await browsing.open('/', { reducedMotion: 'reduce', viewport });
  await page.getByRole('main').getByRole('link', { name: hero.requestDemo }).first().click();
  await expectEventually(async () => {
    const field = await fields(page).name.boundingBox();
    return field !== null && field.y > 0 && field.y + field.height < viewport.height;
  });
});

async function expectSuccessToast(page: Page) {
  const toast = page.getByRole('status');
  await toast.getByText(contact.success.title).waitFor();
  await toast.getByText(contact.success.text).waitFor();
}

async function expectFailureToast(page: Page) {
  const alert = page.getByRole('alert');
  await alert.getByText(contact.failure.title, { exact: true }).waitFor();
  await alert.getByText(contact.failure.text).waitFor();
}

it('without JavaScript, stores and emails the request, and redirects to the confirmation', async () => {
  const request = aRequest({ email: 'sans-script@depots.example', message: 'Sans script' });
  const page = await browsing.open(site.url, withoutJavaScript);
  await fillAndSubmit(page, request);
  await page.waitForURL(`${site.url}/#demande-envoyee`);
  await expectDelivered(site.backend, request);
});
