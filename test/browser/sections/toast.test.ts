import { contact, explainFieldError } from '#src/content/sections/contact.ts';
import { fields, resultNote, sendUntilToast, submitButton } from '../support/parts/form';
import { isUncovered } from '../support/isUncovered';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 640 } });

test('a toast covers neither the result beside the form, nor the message that was rejected, nor why', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 503/, /status of 413/);
  await page.goto('/');
  for (const status of [503, 200] as const) {
    const close = await sendUntilToast(page, status);
    await expect.poll(() => resultNote(page).evaluate(isUncovered)).toBe(true);
    await close.click();
  }
  await page.getByRole('button', { name: contact.again }).click();
  await sendUntilToast(page, 413);
  const why = page.getByText(explainFieldError('message', 'too_long'));
  await expect(why).toBeVisible();
  await expect.poll(() => fields(page).message.evaluate(isUncovered)).toBe(true);
  await expect.poll(() => why.evaluate(isUncovered)).toBe(true);
});

test('in the smallest window, no toast covers a field that takes the focus, nor the button after a failure', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/send-contact-email/, /status of 503/);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const button = submitButton(page);
  const upwards = Object.values(fields(page)).toReversed();
  await sendUntilToast(page, 503);
  await expect.poll(() => button.evaluate(isUncovered)).toBe(true);
  await button.focus();
  for (const field of upwards) {
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
    await expect.poll(() => field.evaluate(isUncovered)).toBe(true);
  }
  await sendUntilToast(page, 200);
  await page.keyboard.press('Tab');
  const again = page.getByRole('button', { name: contact.again });
  await expect(again).toBeFocused();
  await expect.poll(() => again.evaluate(isUncovered)).toBe(true);
});
