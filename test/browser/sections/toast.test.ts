import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { useBrowser } from '../support/browser/browsing';
import { fields, sendUntilToast } from '../support/form';
import { isUncovered } from '../support/isUncovered';

const browsing = useBrowser();

it('a toast covers neither the result beside the form, nor the message that was rejected, nor why', async () => {
  browsing.expectConsole(/send-contact-email|status of (503|413)/);
  const viewport = { width: 360, height: 640 };
  const page = await browsing.open('/', { viewport, reducedMotion: 'reduce' });
  for (const status of [503, 200]) {
    await sendUntilToast(page, status);
    expect(await page.getByRole('note').evaluate(isUncovered)).toBe(true);
    await page.getByRole('button', { name: contact.close }).click();
  }
  await sendUntilToast(page, 413);
  const why = page.getByText(explainFieldError('message', 'too_long'));
  await why.waitFor();
  expect(await fields(page).message.evaluate(isUncovered)).toBe(true);
  expect(await why.evaluate(isUncovered)).toBe(true);
});
