import { brand } from '#src/content/brand.ts';
import { contact } from '#src/content/sections/contact.ts';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  sendUntilRejected,
} from '../support/form';
import { openQuestions, questions } from '../support/questions';
import { expect, test } from '../support/test';
import { breakVideo, wrap } from '../support/video';

test.beforeEach(({ expectConsole }) => expectConsole(/(removeChild|insertBefore)/));

test('a part that fails shows the title and contacts in its place, and leaves the others working', async ({
  page,
}) => {
  await page.goto('/');
  const alert = await breakVideo(page);
  await expect(alert.locator('[lang=en]').getByText(PART_ERROR_TITLE)).toBeVisible();
  for (const name of Object.values(brand.contact)) {
    await expect(alert.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByText(PART_ERROR_TITLE)).toHaveCount(1);
  await questions(page).first().click();
  await expect(openQuestions(page)).toBeVisible();
  const calls = await respondToCalls(page);
  await fillAndSubmit(page, aRequest());
  await expect(page.getByRole('status').getByText(contact.success.title)).toBeVisible();
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([aRequest()]);
});

test('a form that fails keeps what was typed, and posts natively', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 422/);
  await page.goto('/');
  const { name, message } = fields(page);
  await sendUntilRejected(page, { name: 'required' });
  // Third-party code moves the field's error message, and React fails to remove it.
  await wrap(page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`));
  await name.pressSequentially('C');
  // As before hydration.
  await expect(page.locator('#demande-envoyee')).toBeAttached();
  await expect(message).toHaveValue(aRequest().message);
  const posts = await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
  await fillAndSubmit(page, aRequest());
  await expect(page.getByText('Merci')).toBeVisible();
  expect(posts.map((call) => call.headers()['content-type'])).toEqual([
    'application/x-www-form-urlencoded',
  ]);
});
