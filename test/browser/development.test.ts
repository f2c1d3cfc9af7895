import { useBrowser } from './support/browsing';
import { startDevelopment } from './support/development';
import type { Development } from './support/development';
import { fields } from './support/form';

const browsing = useBrowser();
let development: Development;

beforeAll(async () => {
  development = await startDevelopment();
}, 120_000);

afterAll(() => development.stop());

it('shows an edit without losing what is typed, and complains of nothing', async () => {
  const { address } = development;
  const page = await browsing.newPage();
  await page.goto(address);
  const { name } = fields(page);
  await name.fill('Camille Martin');

  development.edit(
    'src/sections/contact/FormNotice.tsx',
    '{contact.consent}',
    '{contact.consent} Modifié.',
  );
  await page.getByText('au sujet de Banclair. Modifié.').waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');

  development.edit(
    'src/content/contact.ts',
    "submit: 'Envoyer ma demande'",
    "submit: 'Envoyer la demande'",
  );
  await page.getByRole('button', { name: 'Envoyer la demande' }).waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');
}, 60_000);
