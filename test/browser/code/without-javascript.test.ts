import { useBrowser } from '../support/browser/browsing';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };

it.each([
  ['demande-envoyee', 'Demande envoyée !'],
  ['demande-refusee', 'Un champ n’a pas été accepté.'],
  ['demande-en-echec', 'Une erreur est survenue.'],
])('shows only the result #%s of a native form post', async (id, words) => {
  const page = await browsing.open(`/#${id}`, withoutJavaScript);
  expect(await page.locator(`#${id}`).getByText(words).isVisible()).toBe(true);
  expect(await page.getByRole('note').count()).toBe(1);
});

it('shows no result, an example of the estimate, and no control that needs scripts', async () => {
  const page = await browsing.open('/', withoutJavaScript);
  expect(await page.getByRole('note').count()).toBe(0);
  const estimate = page.locator('#cas-client');
  await estimate.getByText('Exemple pour 3 h par jour.').waitFor();
  expect(await estimate.getByText(/^25 à 50\sh$/).isVisible()).toBe(true);
  const controls = page.locator('main :is([type=range], button:not(h3 > button, form *))');
  expect(await controls.count()).toBeGreaterThan(5);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
});
