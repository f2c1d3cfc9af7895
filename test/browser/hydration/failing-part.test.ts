import { anchors } from '#src/content/anchors.ts';
import { contact } from '#src/content/sections/contact.ts';
import {
  aRequest,
  fields,
  fillAndSubmit,
  respondToCalls,
  sendUntilRejected,
} from '../support/parts/form';
import { expect, test } from '../support/test';
import { wrap } from '../support/wrap';

test('a form that fails keeps what was typed, and posts natively', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 422/, /(removeChild|insertBefore)/);
  await page.goto('/');
  const { name, message } = fields(page);
  await sendUntilRejected(page, { name: 'required' });
  // Third-party code moves the field's error message, and React fails to remove it.
  await wrap(page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`));
  await name.pressSequentially('C');
  // As before hydration, without the rest of the document and what needs a script.
  const section = page.locator(`#${anchors.contact}`);
  await expect(section.getByText(contact.requestRow.request.label)).toHaveCount(0);
  await expect(page.locator(`#${anchors.header}`)).toHaveCount(1);
  await expect(message).toHaveValue(aRequest().message);
  const posts = await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
  await fillAndSubmit(page, aRequest());
  await expect(page.getByText('Merci')).toBeVisible();
  expect(posts.map((call) => call.headers()['content-type'])).toEqual([
    'application/x-www-form-urlencoded',
  ]);
});
