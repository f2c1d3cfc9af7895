import { brand } from '#src/content/brand.ts';
import { contact } from '#src/content/sections/contact.ts';
import { ISLAND_ERROR_TITLE } from '#src/content/islandError.ts';
import { breakVideo, wrap } from '../support/video';
import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { aRequest, fields, fillAndSubmit, respondToCalls, submitButton } from '../support/form';

const browsing = useBrowser();

beforeEach(() => browsing.expectConsole(/NotFoundError/));

it('a part that fails shows the title and contacts in its place, and leaves the others working', async () => {
  const page = await browsing.open();
  const alert = await breakVideo(page);
  await alert.getByText(ISLAND_ERROR_TITLE).waitFor();
  for (const name of Object.values(brand.contact)) {
    await alert.getByRole('link', { name }).waitFor();
  }
  expect(await page.getByText(ISLAND_ERROR_TITLE).count()).toBe(1);
  await page.locator('#item-1').getByRole('button').click();
  await page.locator('#item-1 [aria-expanded=true]').waitFor();
  const calls = await respondToCalls(page);
  await fillAndSubmit(page, aRequest());
  await page.getByRole('status').getByText(contact.success.title).waitFor();
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([aRequest()]);
});

it('a form that fails keeps what was typed, and posts natively', async () => {
  const page = await browsing.open();
  const { name, message } = fields(page);
  await whenHydrated(message);
  await message.fill('Nous avons 5 comptes.');
  await submitButton(page).click();
  // Third-party code moves the field's error message, and React fails to remove it.
  await wrap(page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`));
  await name.pressSequentially('C');
  await page.locator('[data-island=contact]:not([data-hydrated])').waitFor();
  expect(await message.inputValue()).toBe('Nous avons 5 comptes.');
  const posts = await respondToCalls(page, { contentType: 'text/html', body: '<p>Merci' });
  await fillAndSubmit(page, aRequest());
  await page.getByText('Merci').waitFor();
  expect(posts.map((call) => call.headers()['content-type'])).toEqual([
    'application/x-www-form-urlencoded',
  ]);
});
