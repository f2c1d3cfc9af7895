import { contact } from '#src/content/sections/contact.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { estimate } from '../../support/estimate';
import { useBrowser } from '../support/browser/browsing';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };

it.each([['demande-envoyee'], ['demande-refusee'], ['demande-en-echec']])(
  'shows only the result #%s of a native form post',
  async (id) => {
    const page = await browsing.open(`/#${id}`, withoutJavaScript);
    const result = contact.nativeResults.find((each) => each.id === id);
    expect(
      await page
        .locator(`#${id}`)
        .getByText(result?.text ?? id)
        .isVisible(),
    ).toBe(true);
    expect(await page.getByRole('note').count()).toBe(1);
  },
);

it('shows no result, an example of the estimate, and no control that needs scripts', async () => {
  const page = await browsing.open('/', withoutJavaScript);
  expect(await page.getByRole('note').count()).toBe(0);
  const part = page.locator('#cas-client');
  await part.getByText(estimator.withoutScript).waitFor();
  const { month } = estimate(minutesOffered.initial);
  expect(await part.getByText(month, { exact: true }).isVisible()).toBe(true);
  const controls = page.locator('main :is([type=range], button:not(h3 > button, form *))');
  expect(await controls.count()).toBeGreaterThan(5);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
});
