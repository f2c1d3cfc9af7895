import { openMailbox } from '#supabase/local/mail-catcher/mailbox.ts';
import { parseMessage } from '#supabase/local/mail-catcher/message.ts';
import { createWebServer } from '#supabase/local/mail-catcher/web.ts';
import { useServer } from '../../src/build/useServer';
import { useBrowser } from '../support/browser/browsing';

const { newPage } = useBrowser();
const mailbox = openMailbox(undefined);
const { urlOf } = useServer(createWebServer(mailbox));

it('the mail catcher reports that there is no message, at first and once cleared', async () => {
  const page = await newPage();
  await page.goto(urlOf('/'));
  const nothing = page.getByText(/Aucun message/);
  const clear = page.getByRole('button', { name: 'Tout effacer' });
  await nothing.waitFor();
  expect(await clear.isDisabled()).toBe(true);

  mailbox.add(await parseMessage(Buffer.from('Subject: Demande\n\nBonjour'), new Date()));
  await page.getByRole('heading', { name: 'Demande' }).waitFor();
  expect(await nothing.isVisible()).toBe(false);

  await clear.click();
  await nothing.waitFor();
  expect(await clear.isDisabled()).toBe(true);
});
