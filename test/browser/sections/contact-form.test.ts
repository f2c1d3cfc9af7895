import { navigation } from '#src/content/navigation.ts';
import { result } from '#src/content/result.ts';
import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { hold } from '../../support/loading';
import { expectDelivered } from '../support/deliveries';
import {
  aRequest,
  fields,
  fillAndSubmit,
  hydrateAndSubmit,
  respondToCalls,
  resultNote,
  submitButton,
  toast,
  typeIn,
} from '../support/parts/form';
import { whenHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

test('stores and emails a request, whose result stands alone in the sheet and matches the line of the header, then a second one after the function rejected a field of it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 422/);
  const first = aRequest({ email: 'parcours@depots.example' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: navigation.openLine })).toBeVisible();
  await hydrateAndSubmit(page, first);
  await expect(toast(page, contact.success)).toBeVisible();
  await expect(page.getByRole('link', { name: navigation.matchedLine })).toBeVisible();
  await expect(resultNote(page)).toContainText(contact.sent.title);
  for (const field of Object.values(fields(page))) {
    await expect(field).toHaveValue('');
    await expect(field).toBeHidden();
  }
  await expectDelivered(first);

  const second = aRequest({ name: 'Zoé', email: 'zoe@depots.example', message: 'Deuxième' });
  const { email } = fields(page);
  await page.getByRole('button', { name: contact.again }).click();
  await fillAndSubmit(page, { ...second, email: 'zoe@depots' });
  await expect(page.getByText(explainFieldError('email', 'invalid_email'))).toBeVisible();
  await expect(email).toBeFocused();
  // No message of the browser covers it.
  await expect(email).toHaveJSProperty('validationMessage', '');
  await email.fill(second.email);
  await submitButton(page).click();
  await expect(toast(page, contact.success)).toBeVisible();
  await expectDelivered(second);
});

test('after Enter in a field, the release of the key closes no toast, and a success takes the focus', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 503/);
  await page.goto('/');
  const { company } = fields(page);
  await whenHydrated(submitButton(page));
  await typeIn(page, aRequest());

  await respondToCalls(page, { status: 503, json: {} });
  await company.focus();
  await page.keyboard.down('Enter');
  const failure = toast(page, contact.failure);
  await expect(failure).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(company).toBeFocused();
  await expect(failure).toBeVisible();
  await page.keyboard.press('a');
  await expect(failure).toBeHidden();

  await respondToCalls(page, { status: 200, json: {} });
  await company.press('Enter');
  await expect(page.locator(':focus').getByText(contact.sent.text)).toBeVisible();
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
    const usual = "d'aubigne+demo@compta.mon-exemple.co.uk";
    for (const address of [usual, 'zoe@société.fr', 'zoe@xn--socit-esab.fr', 'zoe@пример.рф']) {
      await email.fill(address);
      await expect(email.and(page.locator(':valid')), address).toBeVisible();
    }
  });

  test('shows that a field was rejected, and once it is corrected on the page before, stores and emails the request, and redirects to the confirmation', async ({
    page,
  }) => {
    const request = aRequest({ email: 'sans-script@depots.example', message: 'Sans script' });
    await page.goto('/');
    // The browser lets it through.
    const typo = 'sans-script@depots';
    await fillAndSubmit(page, { ...request, email: typo });
    const { rejected, accepted } = result.pages;
    await expect(page).toHaveURL(rejected.path);
    await expect(page.getByRole('note')).toContainText(rejected.text);
    await page.goBack();
    for (const name of FIELD_NAMES) {
      await expect(fields(page)[name]).toHaveValue(name === 'email' ? typo : request[name]);
    }
    await fields(page).email.fill(request.email);
    await submitButton(page).click();
    await expect(page).toHaveURL(accepted.path);
    await expectDelivered(request);
    await expect(page.getByRole('note')).toContainText(accepted.text);
    await page.getByRole('link', { name: result.backHome }).click();
    await expect(page).toHaveURL('/');
    // The form's row would still show the request as open.
    await expect(
      page.getByText(contact.requestRow.request.amount, { exact: true }).first(),
    ).toBeHidden();
  });
});
