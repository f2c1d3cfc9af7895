import { stringsIn } from '../support/words';

/** The privacy text, when the owner has confirmed what is given. */
async function privacyWith(confirmed: Record<string, boolean>): Promise<string> {
  let text = '';
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('../../../src/content/brand');
    Object.assign(brand.privacy, confirmed);
    const { legalDocuments } = await import('../../../src/content/legal');
    text = stringsIn(legalDocuments)
      .map((string) => string.text)
      .join('\n');
  });
  return text;
}

it.each([
  ['dataIsHostedInEurope', 'Vos données sont hébergées en Europe.'],
  ['dataIsNeverSold', 'Vos données ne sont ni vendues ni cédées.'],
])('says only once the owner has confirmed %s: %s', async (field, sentence) => {
  expect(await privacyWith({ [field]: false })).not.toContain(sentence);
  expect(await privacyWith({ [field]: true })).toContain(sentence);
});
