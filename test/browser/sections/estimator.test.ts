import type { Page } from 'playwright-core';
import { holdScripts, useBrowser, whenHydrated } from '../support/browser/browsing';
import { aRequest, fields, submitButton, typeIn } from '../support/form';
import { site } from '../support/browser/site';

const browsing = useBrowser();

const hours = 'Heures d’import et de rapprochement par jour';
const slider = (page: Page) => page.getByRole('slider', { name: hours });
const field = (page: Page) => page.getByRole('textbox', { name: hours });
const attach = (page: Page) => page.getByRole('button', { name: 'Joindre cette estimation' });
const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name);

async function openEstimator(page: Page) {
  await page.goto(site.url);
  await whenHydrated(slider(page));
}

it('joins a request by keyboard alone, before the form’s code has loaded', async () => {
  const page = await browsing.newPage();
  const release = await holdScripts(page, '**/assets/contact.*.js');
  await openEstimator(page);
  await typeIn(page, aRequest({ message: 'Bonjour' }));
  await slider(page).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^4\sh\s15 par jour$/);
  expect(await field(page).inputValue()).toBe('4,25');
  await attach(page).focus();
  await page.keyboard.press('Enter');

  const { message } = fields(page);
  const sentence =
    /^Bonjour\n\nEstimation faite sur votre site\s: 4\sh\s15 d’import et de rapprochement/;
  expect(await message.inputValue()).toMatch(sentence);
  expect(await focusedName(page)).toBe('message');
  release();
  await whenHydrated(submitButton(page));
  expect(await focusedName(page)).toBe('message');
  const asked = page.waitForRequest('**/functions/v1/**');
  await page.route('**/functions/v1/**', (route) => route.fulfill({ json: {} }));
  await submitButton(page).click();
  expect(((await asked).postDataJSON() as { message: string }).message).toMatch(sentence);
});

it('shares the message with a sentence from the FAQ, before the form’s code has loaded', async () => {
  const page = await browsing.newPage();
  const release = await holdScripts(page, '**/assets/contact.*.js');
  await openEstimator(page);
  await attach(page).click();
  const banks = page.getByRole('button', { name: /^Mes banques/ });
  await whenHydrated(banks);
  await banks.click();
  const begin = page.getByRole('button', { name: 'Nommer mes banques' });
  await whenHydrated(begin);
  await begin.click();
  expect(await focusedName(page)).toBe('message');
  await page.keyboard.type('celle de Lyon');
  release();
  await whenHydrated(submitButton(page));
  expect(await fields(page).message.inputValue()).toMatch(
    /^Estimation faite [^]*\n\nPouvez-vous connecter [^]* Nos banques\s: celle de Lyon$/,
  );
});

it('replaces its sentence once the form is hydrated, and scrolls to the field', async () => {
  const page = await browsing.newPage({ reducedMotion: 'reduce' });
  await openEstimator(page);
  expect(await page.getByText('demande JavaScript').isVisible()).toBe(false);
  await whenHydrated(submitButton(page));
  await attach(page).click();
  await field(page).fill('1,5');
  await attach(page).click();
  const { message } = fields(page);
  expect(await message.inputValue()).toMatch(/^Estimation faite sur votre site\s: 1\sh\s30 [^:]*$/);
  const box = await message.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
});

it.each([
  ['6', '6', '6 h par jour × 21 jours ouvrés'],
  ['40', '12', 'valeur ramenée à 12 h'],
])('keeps « %s » typed before its code had loaded', async (typed, kept, words) => {
  const page = await browsing.newPage();
  await page.goto(site.url);
  await field(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, typed);
  await whenHydrated(slider(page));
  await page.getByText(words).waitFor();
  expect(await field(page).inputValue()).toBe(kept);
});

it('has a touch target of 44 px around its thumb', async () => {
  const page = await browsing.newPage({ hasTouch: true, viewport: { width: 360, height: 800 } });
  await openEstimator(page);
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

it('is an example without controls if JavaScript is off', async () => {
  const page = await browsing.open(site.url, { javaScriptEnabled: false });
  const panel = page.locator('#cas-client');
  await panel.getByText('Exemple pour 3 h par jour.').waitFor();
  expect(await panel.getByText(/^25 à 50\sh$/).isVisible()).toBe(true);
  expect(await panel.getByText('40 à 80').isVisible()).toBe(true);
  expect(await panel.getByRole('textbox').count()).toBe(0);
  expect(await panel.getByRole('slider').count()).toBe(0);
  expect(await panel.getByRole('button').count()).toBe(0);
});
