import { contact } from '#src/content/sections/contact.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { faq } from '#src/content/sections/faq.ts';
import { estimate } from '../../support/estimate';
import { useBrowser } from '../support/browser/browsing';

const browsing = useBrowser();
const withoutJavaScript = { javaScriptEnabled: false };

it.each([['demande-envoyee'], ['demande-refusee'], ['demande-en-echec']])(
  'shows only the result #%s of a native form post',
  async (id) => {
    const page = await browsing.open(`/#${id}`, withoutJavaScript);
    const result = contact.nativeResults.find((each) => each.id === id);
    await page
      .locator(`#${id}`)
      .getByText(result?.text ?? id)
      .waitFor();
    expect(await page.getByRole('note').count()).toBe(1);
  },
);

it('shows every answer, an example of the estimate, no result, and no control that needs scripts', async () => {
  const page = await browsing.open('/', withoutJavaScript);
  expect(await page.getByRole('note').count()).toBe(0);
  for (const { answer } of faq.items) await page.getByText(answer).waitFor();
  const part = page.locator('#cas-client');
  await part.getByText(estimator.withoutScript).waitFor();
  const { month } = estimate(minutesOffered.initial);
  expect(await part.getByText(month, { exact: true }).isVisible()).toBe(true);
  const controls = page.locator('main :is([type=range], button:not(h3 > button, form *))');
  expect(await controls.count()).toBeGreaterThan(5);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
});
