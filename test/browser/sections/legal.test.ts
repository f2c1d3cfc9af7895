import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { hasFocus } from '../support/focus';

const browsing = useBrowser();

const PRIVACY = 'Politique de confidentialité';
const NOTICE = 'Mentions légales';

it('opens in a dialog that traps focus, and restores it on closing', async () => {
  const page = await browsing.open();
  const link = page.getByRole('contentinfo').getByRole('link', { name: PRIVACY });
  await whenHydrated(link);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: PRIVACY });
  await dialog.getByRole('heading', { name: 'Vos droits' }).waitFor();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(link)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

it('opens in the page without JavaScript, gaps marked « À compléter »', async () => {
  const page = await browsing.open('/', { javaScriptEnabled: false });
  for (const [title, part] of [
    [PRIVACY, 'Vos droits'],
    [NOTICE, 'Éditeur du site'],
  ] as const) {
    const heading = page.getByRole('heading', { name: part });
    expect(await heading.isVisible()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    expect(await heading.isVisible()).toBe(true);
  }
  expect(await page.getByText('Siège social : À compléter').isVisible()).toBe(true);
});
