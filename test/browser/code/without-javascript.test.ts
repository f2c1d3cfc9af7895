import { faq } from '../../../src/content/sections/faq';
import { useBrowser } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };

it('shows every answer of the questions', async () => {
  const page = await browsing.open(site.url, withoutJavaScript);
  for (const { id, answer } of faq.items) {
    const text = page.locator(`#${id}`).getByText(answer);
    expect([id, await text.isVisible()]).toEqual([id, true]);
    const box = await text.boundingBox();
    expect(box?.height).toBeGreaterThan(20);
  }
});

it.each([
  ['demande-envoyee', 'Demande envoyée !'],
  ['demande-refusee', 'Un champ n’a pas été accepté.'],
  ['demande-en-echec', 'Une erreur est survenue.'],
])('shows only the result #%s of a native form post', async (id, words) => {
  const page = await browsing.open(`${site.url}/#${id}`, withoutJavaScript);
  expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  expect(await page.locator(`#${id}`).getByText(words).isVisible()).toBe(true);
  expect(await page.getByRole('note').count()).toBe(1);
});

it.each([
  ['demande-envoyee', 'status', 'Demande envoyée !'],
  ['demande-refusee', 'alert', 'Un champ n’a pas été accepté.'],
  ['demande-en-echec', 'alert', 'Une erreur est survenue.'],
] as const)('announces the result #%s and notes it once hydrated', async (id, role, words) => {
  const page = await browsing.open(`${site.url}/#${id}`);
  await page.getByRole(role).getByText(words).waitFor();
  expect(await page.getByRole('note').count()).toBe(1);
  expect(await page.getByRole('note').getByText(words).isVisible()).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

it('shows no result, and no button that needs scripts', async () => {
  const page = await browsing.open(site.url, withoutJavaScript);
  const beginnings =
    /^(Nommer mes banques|Demander le prix|Nous sommes intégrateur|Imprimer|Joindre)/;
  expect(await page.getByRole('button', { name: beginnings }).count()).toBe(0);
  expect(await page.getByRole('note').count()).toBe(0);
});
