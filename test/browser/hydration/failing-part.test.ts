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
