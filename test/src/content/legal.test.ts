import { FIELD_NAMES, FIELDS } from '#supabase/functions/_shared/contract.ts';
import { fieldWords } from '../../support/builders';
import { stringsIn, words } from '../../support/words';

/** The legal texts as they are once the owner has filled in `given`. */
async function legalWith(given: Record<string, boolean | string>): Promise<string> {
  let text = '';
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('#src/content/brand.ts');
    Object.assign(brand.privacy, given);
    const { legalDocuments } = await import('#src/content/legal.ts');
    text = stringsIn(legalDocuments)
      .map((string) => words(string.text))
      .join('\n');
  });
  return text;
}

it.each<[string, boolean | string, string]>([
  ['dataIsHostedInEurope', true, 'Vos données sont hébergées en Europe.'],
  ['dataIsNeverSold', true, 'Vos données ne sont ni vendues ni cédées.'],
  [
    'mailsAreDeletedBy',
    'le responsable commercial',
    'Ces e-mails sont effacés dans le même délai par le responsable commercial.',
  ],
  ['hostsKeepAddressesFor', '30 jours', 'Durée de conservation : 30 jours.'],
  ['transfers', 'aucun.', 'Transferts hors de l’Union européenne : aucun.'],
])('makes a statement only if the owner has given %s', async (field, value, sentence) => {
  expect(await legalWith({})).not.toContain(sentence);
  expect(await legalWith({ [field]: value })).toContain(sentence);
});

/** @see GDPR (2016/679), article 13; loi n° 78-17, article 85 */
it.each([
  ['who is responsible', /est responsable des données/],
  ['the purpose: to respond', /servent à répondre à votre demande/],
  ['the purpose: prospecting', /aussi à vous contacter au sujet de Banclair/],
  ['the right to object to prospecting', /vous y opposer à tout moment, sans motif/],
  ['the legal bases', /intérêt légitime.*RGPD/],
  ['how long data is kept', /3 ans après votre dernière demande/],
  ['what the database does not delete', /Ces e-mails ne sont pas effacés avec la base de données/],
  ['who receives the data', /prestataires qui hébergent la base de données/],
  ['the hosts’ logs', /inscrivent votre adresse IP dans leurs journaux/],
  ['transfers', /Transferts hors de l’Union européenne/],
  ['the rights', /accéder à vos données, les rectifier, les faire effacer/],
  ['the supervisory authority', /saisir la CNIL/],
  ['directives for after death', /après votre décès \(article 85/],
  ['cookies of the function’s gateway', /passerelle peut alors déposer un cookie/],
  ['trademarks', /sont des marques du groupe Microsoft/],
])('the legal texts state %s', async (_what, expected) => {
  expect(await legalWith({})).toMatch(expected);
});

it('the privacy text says which fields the form requires, and names the others', async () => {
  const sentences = /Sans (.*?), nous .*/.exec(await legalWith({})) ?? [];
  const required = FIELD_NAMES.filter((name) => FIELDS[name].isRequired);
  const listed = new Intl.ListFormat('fr').format(required.map((name) => fieldWords[name]));
  expect(sentences[1]).toBe(listed);
  for (const name of FIELD_NAMES) expect(sentences[0]).toContain(fieldWords[name]);
});
