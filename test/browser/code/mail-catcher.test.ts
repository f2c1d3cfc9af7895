import { createTransport } from 'nodemailer';
import { startMailCatcher } from '#supabase/local/mail-catcher/start-mail-catcher.ts';
import { useRunning } from '../../supabase/function/use-running';
import { violations } from '../support/axe';
import { useBrowser } from '../support/browser/browsing';

const browsing = useBrowser();
const catcher = useRunning(() =>
  startMailCatcher({ webPort: 0, smtpPort: 0, storeFile: undefined }),
);

it('the mail catcher shows what has arrived on return, runs none of its code, and clears it', async () => {
  browsing.expectConsole(/sandbox|Content Security Policy|postMessage/);
  const page = await browsing.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(catcher.url);
  const nothing = page.getByText(/Aucun message/);
  await nothing.waitFor();

  const html = '<p>Bonjour</p><script>document.body.append("exécuté")</script>';
  await createTransport(catcher.smtpUrl).sendMail({ from: 'a@b.example', to: 'c@d.example', html });
  await page.evaluate(() => ['blur', 'focus'].map((type) => dispatchEvent(new Event(type))));
  const message = page.frameLocator('iframe');
  await message.getByText('Bonjour').waitFor();
  expect(await message.getByText('exécuté').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await nothing.waitFor();
});
