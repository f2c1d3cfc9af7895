import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { AxeResults } from 'axe-core';
import { useBrowser, whenHydrated } from './support/browsing';
import { aRequest, fillIn, submitButton } from './support/form';
import { startSite } from './support/site';
import type { Site } from './support/site';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const browsing = useBrowser();
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>('axe.run()');
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

describe.each([360, 1440])('at %i px', (width) => {
  const viewport = { width, height: 900 };

  it('has no axe violation on the page as it arrives', async () => {
    const page = await browsing.open(site.url, { viewport, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  });

  it('has no axe violation with an open question and an invalid form', async () => {
    const page = await browsing.open(site.url, { viewport, reducedMotion: 'reduce' });
    await page.locator('#item-1').getByRole('button').click();
    await whenHydrated(submitButton(page));
    await submitButton(page).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('has no axe violation with the estimator moved and a value refused', async () => {
    const page = await browsing.open(site.url, { viewport, reducedMotion: 'reduce' });
    const hours = page.getByRole('slider', { name: 'Heures de rapprochement par jour' });
    await whenHydrated(hours);
    await page.getByRole('textbox', { name: 'Comptes bancaires' }).fill('999');
    await hours.press('PageUp');
    await page.getByRole('status').getByText('Temps gagné estimé').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    ['success', 200, 'status', /^Demande envoyée/],
    ['error', 503, 'alert', /^Erreur/],
  ] as const)('has no axe violation with the %s toast', async (_what, status, role, words) => {
    browsing.expectConsole(/send-contact-email|status of 503/);
    const page = await browsing.open(site.url, { viewport, reducedMotion: 'reduce' });
    await page.route('**/functions/v1/**', (route) => route.fulfill({ status, json: {} }));
    await fillIn(page, aRequest({}));
    await submitButton(page).click();
    await page.getByRole(role).getByText(words).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('has no axe violation with a legal text open', async () => {
    const page = await browsing.open(`${site.url}/#confidentialite`, {
      viewport,
      reducedMotion: 'reduce',
    });
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('has no axe violation on the page for an unknown address', async () => {
    browsing.expectConsole(/404/);
    const page = await browsing.open(`${site.url}/inconnue`, { viewport });
    expect(await violations(page)).toEqual([]);
  });
});

it('begins with a skip link that leads to the content', async () => {
  const page = await browsing.open(site.url);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
});
