import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();

describe.each([
  ['Mentions légales', 'mentions-legales', 'Éditeur du site'],
  ['Politique de confidentialité', 'confidentialite', 'Vos droits'],
])('« %s »', (title, fragment, part) => {
  it('opens in a dialog that keeps the keyboard, closes, and gives it back', async () => {
    const page = await browsing.open(site.url);
    const link = page.getByRole('contentinfo').getByRole('link', { name: title });
    await whenHydrated(link);
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('heading', { name: part }).waitFor();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('opens from an address that names it', async () => {
    const page = await browsing.open(`${site.url}/#${fragment}`);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('reads in the page without JavaScript', async () => {
    const page = await browsing.open(site.url, { javaScriptEnabled: false });
    const heading = page.getByRole('heading', { name: part });
    expect(await heading.isVisible()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    expect(await heading.isVisible()).toBe(true);
  });
});

it('says what the owner still has to fill in', async () => {
  const page = await browsing.open(`${site.url}/#mentions-legales`, { javaScriptEnabled: false });
  expect(await page.getByText('Siège social : À compléter').isVisible()).toBe(true);
});

it('opens the privacy text from the notice under the form', async () => {
  const page = await browsing.open(site.url);
  const notice = page
    .locator('#contact')
    .getByRole('link', { name: 'Politique de confidentialité' });
  await whenHydrated(notice);
  await notice.click();
  await page.getByRole('dialog', { name: 'Politique de confidentialité' }).waitFor();
});
