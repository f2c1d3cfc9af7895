import { useRunning } from '../../support/useRunning';
import { expectDelivered } from '../support/deliveries';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { expectEventually, hasFocus, useBrowser, whenHydrated } from '../support/browser/browsing';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  hydrateAndSubmit,
  submitButton,
  typeIn,
} from '../support/form';
import { hold } from '../../support/loading';
import { startSiteWithBackend } from '../support/browser/startSite';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };
const site = useRunning(startSiteWithBackend);

it('stores and emails a request, then a second one after the function rejected a field of it', async () => {
  browsing.expectConsole(/send-contact-email|status of 422/);
  const first = aRequest({ email: 'parcours@depots.example' });
  const page = await browsing.open(site.url);
  await hydrateAndSubmit(page, first);
  await page.getByRole('status').getByText(contact.success.text).waitFor();
  for (const field of Object.values(fields(page))) expect(await field.inputValue()).toBe('');
  await expectDelivered(site.backend, first);

  const second = aRequest({ name: 'Zoé', email: 'zoe@depots.example', message: 'Deuxième' });
  const { name } = fields(page);
  await fillAndSubmit(page, { ...second, name: 'é'.repeat(201) });
  await page.getByRole('alert').getByText(contact.failure.text).waitFor();
  await page.getByText(explainFieldError('name', 'too_long')).waitFor();
  expect(await hasFocus(name)).toBe(true);
  await name.fill(second.name);
  await submitButton(page).click();
  await page.getByRole('status').getByText(contact.success.text).waitFor();
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

it('leaves out characters that nobody sees as they are typed, keeps the caret, and undoes as usual', async () => {
  const page = await browsing.open('/');
  const { name, email } = fields(page);
  await whenHydrated(email);
  await email.fill('zoe@exemple.fr');
  await email.press('Home');
  await page.keyboard.insertText('a\u200bb\u00ad');
  await page.keyboard.type('c');
  expect(await email.inputValue()).toBe('abczoe@exemple.fr');
  await name.focus();
  await page.keyboard.insertText('\u202aZoé\u202c ');
  await page.keyboard.type('Martin');
  expect(await name.inputValue()).toBe('Zoé Martin');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await name.inputValue()).toBe('');
  await email.fill('\u202azoe@exemple.fr\u00a0');
  await submitButton(page).click();
  await expectEventually(() => hasFocus(name));
  expect(await email.inputValue()).toBe('zoe@exemple.fr');
  expect(await email.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
});

it('after Enter on the button, returns the focus on failure unless it has moved, and moves it to the result on success', async () => {
  browsing.expectConsole(/send-contact-email|status of 503/);
  const page = await browsing.open('/', { viewport: { width: 1280, height: 720 } });
  const button = submitButton(page);
  await whenHydrated(button);
  await typeIn(page, aRequest());

  /** Presses Enter, and waits until the disabled button has lost the focus. */
  async function pressEnter(status: number) {
    await respondToCalls(page, { status, json: {} });
    const respond = await hold(page, '**/functions/v1/**');
    await button.press('Enter');
    await page.getByRole('button', { name: contact.submitting }).waitFor();
    await page.waitForFunction(() => document.activeElement === document.body);
    return respond;
  }

  const respond = await pressEnter(503);
  const link = page.locator('#contact').getByRole('link', { name: contact.privacy.link });
  await link.focus();
  respond();
  await button.waitFor();
  expect(await hasFocus(link)).toBe(true);

  (await pressEnter(503))();
  await expectEventually(() => hasFocus(button));

  (await pressEnter(200))();
  await page.locator(':focus').getByText(contact.success.text).waitFor();
  // The result is above the first field.
  await page.keyboard.press('Tab');
  expect(await hasFocus(fields(page).name)).toBe(true);
});

it('lets through every address that can be answered, and no other, without JavaScript', async () => {
  const page = await browsing.open('/', withoutJavaScript);
  const { email } = fields(page);
  const international = ['zoe@société.fr', 'zoe@xn--socit-esab.fr', 'zoe@пример.рф'];
  const accepted = ['zoe@gmail.com', "d'aubigne+demo@compta.mon-exemple.co.uk", ...international];
  const rejected = ['zoe', 'zoe@gmail', 'zoe@gmail.c', 'zoe@10.0.0.1'];
  for (const address of [...accepted, ...rejected]) {
    await email.fill(address);
    const isValid = await email.evaluate((field: HTMLInputElement) => field.checkValidity());
    expect([address, isValid]).toEqual([address, accepted.includes(address)]);
  }
});

it('without JavaScript, stores and emails the request, and redirects to the confirmation', async () => {
  const request = aRequest({ email: 'sans-script@depots.example', message: 'Sans script' });
  const page = await browsing.open(site.url, withoutJavaScript);
  await fillAndSubmit(page, request);
  await page.waitForURL(`${site.url}/#demande-envoyee`);
  await expectDelivered(site.backend, request);
});
