import type { Page } from 'playwright-core';
import type { RunningPostgres } from '#supabase/local/postgres/server.ts';
import { mailFrom, storedRequests } from '../support/deliveries';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { hero } from '#src/content/sections/hero.ts';
import {
  expectEventually,
  hold,
  useBrowser,
  whenHydrated,
  whenInView,
} from '../support/browser/browsing';
import { hasFocus } from '../support/focus';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  hydrateAndSubmit,
  submitButton,
  typeIn,
  typedValues,
} from '../support/form';
import { startSiteWithBackend } from '../support/browser/site';
import type { SiteWithBackend } from '../support/browser/site';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };
let site: SiteWithBackend;
let database: RunningPostgres;

beforeAll(async () => {
  site = await startSiteWithBackend();
  database = site.backend.postgres;
}, 60_000);
afterAll(() => site.stop());

it('stores a request and emails it to the provider', async () => {
  const request = aRequest({ email: 'parcours@depots.example' });
  const page = await browsing.open(site.url);
  await hydrateAndSubmit(page, request);

  await expectSuccessToast(page);
  expect(await typedValues(page)).toEqual(
    aRequest({ name: '', company: '', email: '', message: '' }),
  );
  expect(await storedRequests(site.backend, request.email)).toMatchObject([request]);
  const mail = await mailFrom(site.backend, request.email);
  expect(mail.text).toContain(request.message.split('\n')[1]);
  expect(mail.text).toContain('Dépôts & Fils <SARL>');
});

it('keeps every field and reports a failure while the database is down, then succeeds', async () => {
  browsing.expectConsole(/send-contact-email|status of 503/);
  await database.stop();
  const plain = await browsing.open(site.url, withoutJavaScript);
  await fillAndSubmit(plain, aRequest());
  await plain.waitForURL(`${site.url}/#demande-en-echec`);
  await plain.getByRole('note').getByText(contact.goBack).waitFor();
  await plain.goBack();
  expect(await typedValues(plain)).toEqual(aRequest());

  const request = aRequest({ email: 'sans-base@depots.example' });
  const page = await browsing.open(site.url);
  await hydrateAndSubmit(page, request);
  await expectFailureToast(page);
  expect(await typedValues(page)).toEqual(request);

  database = await site.backend.restartPostgres();
  await submitButton(page).click();
  await expectSuccessToast(page);
  expect(await storedRequests(site.backend, request.email)).toHaveLength(1);
}, 60_000);

it('sends nothing and focuses the first invalid field', async () => {
  const page = await browsing.open(site.url);
  const calls = await respondToCalls(page);
  await hydrateAndSubmit(page, aRequest({ company: '', email: 'pas une adresse' }));
  const { company } = fields(page);
  expect(await hasFocus(company)).toBe(true);
  expect(await company.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

it('shows under the field why the function rejected it', async () => {
  browsing.expectConsole(/send-contact-email|status of 422/);
  const page = await browsing.open(site.url);
  await hydrateAndSubmit(page, aRequest({ name: 'é'.repeat(201) }));
  await expectFailureToast(page);
  await page.getByText(explainFieldError('name', 'too_long')).waitFor();
  expect(await hasFocus(fields(page).name)).toBe(true);
});

it('explains a message that is too long for the function to read', async () => {
  browsing.expectConsole(/send-contact-email|status of 413/);
  const page = await browsing.open(site.url);
  const request = aRequest({ message: 'Bonjour, '.repeat(8_000) });
  await hydrateAndSubmit(page, request);
  await expectFailureToast(page);
  await page.getByText(explainFieldError('message', 'too_long')).waitFor();
  expect(await hasFocus(fields(page).message)).toBe(true);
  expect(await typedValues(page)).toEqual(request);
});

it('stores a second request as it was typed, after one field was rejected and another corrected', async () => {
  browsing.expectConsole(/send-contact-email|status of 422/);
  const page = await browsing.open(site.url);
  const { name, email } = fields(page);
  await hydrateAndSubmit(page, aRequest());
  await expectSuccessToast(page);
  const second = aRequest({ name: 'Zoé', email: 'zoe@depots.example', message: 'Deuxième' });
  await fillAndSubmit(page, { ...second, name: 'é'.repeat(201) });
  await expectFailureToast(page);
  await page.getByText(explainFieldError('name', 'too_long')).waitFor();
  expect(await hasFocus(name)).toBe(true);
  await name.fill(second.name);
  await email.fill('zoe');
  await submitButton(page).click();
  await page.locator('[name=email][aria-invalid=true]').waitFor();
  expect(await email.inputValue()).toBe('zoe');
  await email.fill(second.email);
  await submitButton(page).click();
  await expectSuccessToast(page);
  expect(await storedRequests(site.backend, second.email)).toMatchObject([second]);
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

  it.each([503, 200])('leaves the focus where it was moved meanwhile: %i', async (status) => {
    const { page, respond } = await pressEnter(status);
    const link = page.locator('#contact').getByRole('link', { name: /confidentialité/ });
    await link.focus();
    respond();
    await submitButton(page).waitFor();
    expect(await hasFocus(link)).toBe(true);
  });
});

it('lets through every address that can be answered, and no other, without JavaScript', async () => {
  const page = await browsing.open('/', withoutJavaScript);
  const { email } = fields(page);
  async function accepted(addresses: string[]) {
    const valid: string[] = [];
    for (const address of addresses) {
      await email.fill(address);
      const isValid = await email.evaluate((field: HTMLInputElement) => field.checkValidity());
      if (isValid) valid.push(address);
    }
    return valid;
  }
  const complete = [
    'zoe@gmail.com',
    "d'aubigne+demo@compta.mon-exemple.co.uk",
    'zoe@société.fr',
    'zoe@xn--socit-esab.fr',
    'zoe@пример.рф',
  ];
  expect(await accepted(complete)).toEqual(complete);
  const incomplete = ['zoe', 'zoe@gmail', 'zoe.martin@gmail', 'zoe@gmail.c', 'zoe@10.0.0.1'];
  expect(await accepted(incomplete)).toEqual([]);
});

it('says under the field how an incomplete address goes on', async () => {
  const page = await browsing.open();
  const calls = await respondToCalls(page);
  await hydrateAndSubmit(page, aRequest({ email: 'zoe@gmail' }));
  await page.locator('form').getByText(explainFieldError('email', 'invalid_email')).waitFor();
  expect(await hasFocus(fields(page).email)).toBe(true);
  expect(calls).toEqual([]);
});

it.each([
  [360, 740],
  [320, 568],
])('shows the first field to who follows the link to it, at %i × %i px', async (width, height) => {
  const page = await browsing.open('/', { reducedMotion: 'reduce', viewport: { width, height } });
  await page.getByRole('main').getByRole('link', { name: hero.requestDemo }).first().click();
  await whenInView(page, '#contact h2');
  const field = await fields(page).name.boundingBox();
  expect((field?.y ?? height) + (field?.height ?? 0)).toBeLessThan(height);
});

async function expectSuccessToast(page: Page) {
  const toast = page.getByRole('status');
  await toast.getByText('Demande envoyée !').waitFor();
  await toast.getByText(contact.success.text).waitFor();
}

async function expectFailureToast(page: Page) {
  const alert = page.getByRole('alert');
  await alert.getByText('Erreur', { exact: true }).waitFor();
  await alert.getByText('Une erreur est survenue. Veuillez réessayer').waitFor();
}

it('without JavaScript, stores and emails the request, and redirects to the confirmation', async () => {
  const request = aRequest({ email: 'sans-script@depots.example', message: 'Sans script' });
  const page = await browsing.open(site.url, withoutJavaScript);
  await fillAndSubmit(page, request);
  await page.waitForURL(`${site.url}/#demande-envoyee`);
  expect(await storedRequests(site.backend, request.email)).toMatchObject([request]);
  expect((await mailFrom(site.backend, request.email)).text).toContain('Sans script');
});

it('without JavaScript, redirects to the reason if a field is rejected', async () => {
  const page = await browsing.open(site.url, withoutJavaScript);
  await fillAndSubmit(page, aRequest({ name: 'é'.repeat(201) }));
  await page.waitForURL(`${site.url}/#demande-refusee`);
});
