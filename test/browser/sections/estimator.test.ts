import type { Page } from 'playwright-core';
import { useBrowser, whenHydrated, whenInView } from '../support/browser/browsing';
import { hasFocus } from '../support/focus';
import { aRequest, fields, respondToCalls, submitButton, typeIn } from '../support/form';

const browsing = useBrowser();

const hours = 'Heures d’import et de rapprochement par jour';
const slider = (page: Page) => page.getByRole('slider', { name: hours });
const field = (page: Page) => page.getByRole('textbox', { name: hours });

it('attaches the estimate by keyboard alone, before the form is hydrated', async () => {
  const page = await browsing.open('/', { reducedMotion: 'reduce' });
  await whenHydrated(field(page));
  await typeIn(page, aRequest({ message: 'Bonjour' }));
  await slider(page).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^4\sh\s15 par jour$/);
  expect(await field(page).inputValue()).toBe('4,25');
  await page.getByRole('button', { name: 'Joindre cette estimation' }).focus();
  await page.keyboard.press('Enter');

  const { message } = fields(page);
  const sentence =
    /^Bonjour\n\nEstimation faite sur votre site\s: 4\sh\s15 d’import et de rapprochement/;
  expect(await message.inputValue()).toMatch(sentence);
  expect(await hasFocus(message)).toBe(true);
  await whenInView(page, '#contact [name=message]');
  await respondToCalls(page);
  const sent = page.waitForRequest('**/functions/v1/**');
  await whenHydrated(submitButton(page));
  await submitButton(page).click();
  expect(((await sent).postDataJSON() as { message: string }).message).toMatch(sentence);
});

it('keeps and corrects a value that was typed before hydration', async () => {
  const page = await browsing.newPage();
  await page.goto('/');
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = '40';
  });
  await whenHydrated(field(page));
  await page.getByText('valeur ramenée à 12 h').waitFor();
  expect(await field(page).inputValue()).toBe('12');
});

it('gives the slider’s thumb a touch target of 44 px', async () => {
  const page = await browsing.open('/', { hasTouch: true, viewport: { width: 360, height: 800 } });
  await whenHydrated(field(page));
  const reached = await slider(page).evaluate((input) => {
    const thumb = input.parentElement;
    if (!thumb) return [];
    thumb.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = thumb.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const around = [-21, 21].flatMap((by) => [
      document.elementFromPoint(middle.x + by, middle.y),
      document.elementFromPoint(middle.x, middle.y + by),
    ]);
    return around.map((element) => element !== null && thumb.contains(element));
  });
  expect(reached).toEqual([true, true, true, true]);
});
