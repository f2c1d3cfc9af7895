import { followUp } from '#src/content/followUp.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { contact } from '#src/content/sections/contact.ts';
import { paths } from '#src/content/paths.ts';
import { footer } from '#src/content/sections/footer.ts';
import type { Message } from '#supabase/local/mail-catcher/message.ts';
import { violations } from '../support/axe';
import { aRequest, hydrateAndSubmit, resultNote } from '../support/parts/form';
import { openHydrated } from '../support/hydration';
import { site } from '../support/site';
import { expect, test } from '../support/test';

const privacy = legalDocuments.find(({ path }) => path === paths.privacy);

test('a campaign’s words reach the mail by way of another page, and the mail’s link marks the request and undoes', async ({
  page,
}) => {
  const request = aRequest({ email: 'suivi@exemple.fr', company: 'Suivi & Fils' });
  await openHydrated(page, '/?utm_campaign=cl%C3%B4ture+2027&utm_source=linkedin');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click();
  await expect(page.getByRole('heading', { level: 1, name: privacy?.title ?? '' })).toBeFocused();
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await hydrateAndSubmit(page, request);
  await expect(resultNote(page)).toContainText(contact.sent.title);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  let mail: Message | undefined;
  await expect(async () => {
    const response = await fetch(`${site.mailCatcherUrl}/api/messages`);
    mail = ((await response.json()) as Message[]).find(({ replyTo }) => replyTo === request.email);
    expect(mail?.text).toMatch(/^Origine\s: campagne «\sclôture 2027\s», linkedin\s$/m);
  }).toPass();
  const [link = ''] = /https?:\S+\/suivi\/\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(followUp.states.open);
  await expect(page.getByText(request.company)).toBeVisible();
  const day = new RegExp(`^${followUp.received}\\s\\p{L}+\\s\\d.*\\s\\d{4}$`, 'u');
  await expect(page.getByText(day)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: followUp.acts.answer }).press('Enter');
  await expect(status).toHaveText(followUp.states.answered);
  await expect(status).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(status).toHaveText(followUp.states.answered);
  await page.getByRole('button', { name: followUp.acts.undo }).click();
  await expect(status).toHaveText(followUp.states.open);
});
