import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { fields, sendUntilToast } from '../support/form';
import { isUncovered } from '../support/isUncovered';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

test('a toast covers neither the result beside the form, nor the message that was rejected, nor why', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email|status of (503|413)/);
  await page.goto('/');
  for (const status of [503, 200]) {
    await sendUntilToast(page, status);
    expect(await page.getByRole('note').evaluate(isUncovered)).toBe(true);
    await page.getByRole('button', { name: contact.close }).click();
  }
  await sendUntilToast(page, 413);
  const why = page.getByText(explainFieldError('message', 'too_long'));
  await expect(why).toBeVisible();
  expect(await fields(page).message.evaluate(isUncovered)).toBe(true);
  expect(await why.evaluate(isUncovered)).toBe(true);
});
