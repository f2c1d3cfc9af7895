import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { hold } from '../../support/loading';
import { expectDelivered } from '../support/deliveries';
import {
  aRequest,
  fields,
  fillAndSubmit,
  hydrateAndSubmit,
  respondToCalls,
  submitButton,
  typeIn,
} from '../support/form';
import { whenHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

test('stores and emails a request, then a second one after the function rejected a field of it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 422/);
  const first = aRequest({ email: 'parcours@depots.example' });
  await page.goto('/');
  await hydrateAndSubmit(page, first);
  await expect(page.getByRole('status').getByText(contact.success.text)).toBeVisible();
  for (const field of Object.values(fields(page))) await expect(field).toHaveValue('');
  await expectDelivered(first);

  const second = aRequest({ name: 'Zoé', email: 'zoe@depots.example', message: 'Deuxième' });
  const { name } = fields(page);
  await page.getByRole('button', { name: contact.again }).click();
  await fillAndSubmit(page, { ...second, name: 'é'.repeat(201) });
  await expect(page.getByRole('alert').getByText(contact.failure.text)).toBeVisible();
  await expect(page.getByText(explainFieldError('name', 'too_long'))).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill(second.name);
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText(contact.success.text)).toBeVisible();
  await expectDelivered(second);
});

test('says under the field what the function rejects, which no message of the browser covers', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 422/);
  await page.goto('/');
  await hydrateAndSubmit(page, aRequest({ email: 'zoe@gmail' }));
  const { email } = fields(page);
  await expect(page.getByText(explainFieldError('email', 'invalid_email'))).toBeVisible();
  await expect(email).toBeFocused();
  expect(await email.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe('');
  await email.fill('zoe@gmail.com');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('leaves out characters that nobody sees as they are typed, and keeps the caret', async ({
  page,
}) => {
  await page.goto('/');
  const { name, email, message } = fields(page);
  await whenHydrated(email);
  for (const field of [name, message]) {
    await field.fill('Zoé Martin');
    await field.evaluate((it: HTMLInputElement) => it.setSelectionRange(3, 3));
    await page.keyboard.insertText('\u202a-M\u00ada\u202c');
    await page.keyboard.type('x');
    await expect(field).toHaveValue('Zoé-Max Martin');
  }
  await name.fill('');
  await email.focus();
  await page.keyboard.insertText('zo\u200be\u00ad');
  await page.keyboard.type('@exemple.fr');
  await expect(email).toHaveValue('zoe@exemple.fr');
  // Browsers reject an address that ends in this space.
  await page.keyboard.insertText('\u00a0');
  await submitButton(page).click();
  await expect(name).toBeFocused();
  await expect(email).toHaveValue('zoe@exemple.fr');
  expect(await email.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
});

test('after Enter on the button, returns the focus on failure unless it has moved, and moves it to the result on success', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 503/);
  await page.goto('/');
  const button = submitButton(page);
  await whenHydrated(button);
  await typeIn(page, aRequest());

  /** Presses Enter, and waits until the disabled button has lost the focus. */
  async function pressEnter(status: number) {
    await respondToCalls(page, { status, json: {} });
    const respond = await hold(page, '**/functions/v1/**');
    await button.press('Enter');
    await expect(page.getByRole('button', { name: contact.submitting })).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    return respond;
  }

  const respond = await pressEnter(503);
  const link = page
    .locator('#contact')
    .getByRole('link', { name: contact.distributorNote.start.label });
  await link.focus();
  respond();
  await expect(button).toBeVisible();
  await expect(link).toBeFocused();

  (await pressEnter(503))();
  await expect(button).toBeFocused();

  (await pressEnter(200))();
  await expect(page.locator(':focus').getByText(contact.sent.text)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: contact.again })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fields(page).name).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lets through every address that can be answered', async ({ page }) => {
    await page.goto('/');
    const { email } = fields(page);
    const international = ['zoe@société.fr', 'zoe@xn--socit-esab.fr', 'zoe@пример.рф'];
    const usual = ['zoe@gmail.com', "d'aubigne+demo@compta.mon-exemple.co.uk"];
    for (const address of [...usual, ...international]) {
      await email.fill(address);
      const isValid = await email.evaluate((field: HTMLInputElement) => field.checkValidity());
      expect([address, isValid]).toEqual([address, true]);
    }
  });

  test('shows that a field was rejected, where the browser lets it through', async ({ page }) => {
    const [, rejected] = contact.nativeResults;
    for (const changes of [{ email: 'zoe@gmail' }, { company: ' ' }]) {
      await page.goto('/');
      await fillAndSubmit(page, aRequest(changes));
      await expect(page).toHaveURL(`/#${rejected?.id}`);
      await expect(page.getByText(rejected?.text ?? '')).toBeVisible();
    }
  });

  test('stores and emails the request, and redirects to the confirmation', async ({ page }) => {
    const request = aRequest({ email: 'sans-script@depots.example', message: 'Sans script' });
    await page.goto('/');
    await fillAndSubmit(page, request);
    await expect(page).toHaveURL('/#demande-envoyee');
    await expectDelivered(request);
    await expect(page.getByRole('note').getByText(contact.success.text)).toBeVisible();
    // The form's row would still show the request as open.
    await expect(
      page.getByText(contact.requestRow.request.amount, { exact: true }).first(),
    ).toBeHidden();
  });
});
