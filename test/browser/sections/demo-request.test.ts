import type { Page } from 'playwright-core';
import type { RunningPostgres } from '../../../supabase/local/postgres/server';
import { mailFrom, storedRequests } from '../support/deliveries';
import { useBrowser } from '../support/browser/browsing';
import { hasFocus } from '../support/focus';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  hydrateAndSubmit,
  submitButton,
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
  expect(await typedValues(page)).toEqual({ name: '', company: '', email: '', message: '' });
  expect(await storedRequests(site.backend, request.email)).toMatchObject([request]);
  const mail = await mailFrom(site.backend, request.email);
  expect(mail.text).toContain(request.message.split('\n')[1]);
  expect(mail.html).toContain('Dépôts &amp; Fils &lt;SARL&gt;');
});

it('keeps every field and reports a failure while the database is down, then succeeds', async () => {
  browsing.expectConsole(/send-contact-email|status of 503/);
  await database.stop();
  const plain = await browsing.open(site.url, withoutJavaScript);
  await fillAndSubmit(plain, aRequest());
  await plain.waitForURL(`${site.url}/#demande-en-echec`);

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
  await page.getByText('Raccourcissez ce texte').waitFor();
  expect(await hasFocus(fields(page).name)).toBe(true);
});

async function expectSuccessToast(page: Page) {
  const toast = page.getByRole('status');
  await toast.getByText('Demande envoyée !').waitFor();
  await toast.getByText('Nous vous contacterons dans les 24 heures').waitFor();
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
