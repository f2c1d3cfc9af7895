import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { readFolder } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { violations } from '../support/axe';
import { expectEventually, useBrowser, whenHydrated } from '../support/browser/browsing';
import { overflow } from '../support/clipped';
import { startDevelopment, type Development } from '../support/browser/development';
import { fields } from '../support/form';
import { dist, site } from '../support/browser/site';

const browsing = useBrowser();
let development: Development;

beforeAll(async () => {
  development = await startDevelopment();
}, 120_000);

afterAll(() => development.stop());

/** A document without its links to scripts, of which development has others. */
async function readDocument(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const compared = html.replace(/<script defer[^>]*><\/script>| data-islands="[^"]*"/g, '');
  return compared.split(/(?=<)/);
}

it.each([
  ['/', 200],
  ['/inconnue', 404],
])('serves the built document: %s', async (path, status) => {
  expect((await fetch(development.url + path)).status).toBe(status);
  const built = await readDocument(site.url + path);
  expect(built.length).toBeGreaterThan(20);
  expect(await readDocument(development.url + path)).toEqual(built);
});

// Before the tests that edit the page.
it('shows a share preview that fits, is accessible, and follows an edit', async () => {
  const page = await browsing.newPage({ viewport: { width: 360, height: 900 } });
  await page.goto(`${development.url}/__apercu`);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  const { previews } = await previewBuiltSite(readFolder(dist));
  const X = previews.find(({ platform }) => platform.name === 'X');
  const article = page.getByRole('article', { name: 'X', exact: true });
  expect(await article.textContent()).toContain(X?.title);
  development.edit('src/content/meta.ts', 'title: ', "title: 'Essai ' + ");
  await article
    .getByText(/^Essai /)
    .first()
    .waitFor();
}, 60_000);

it('shows an edit of an island, keeps what was typed and logs no error or warning', async () => {
  const page = await browsing.newPage();
  await page.goto(development.url);
  const slider = page.getByRole('slider');
  await whenHydrated(slider);
  await slider.press('ArrowRight');
  const { name } = fields(page);
  await whenHydrated(name);
  await name.fill('Camille Martin');

  development.edit('src/sections/contact/FormNotice.tsx', '{contact.consent}', '$& Modifié.');
  await page.getByText(/ Modifié\.$/).waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');

  development.edit('src/content/sections/contact.ts', 'submit: ', "submit: 'Essai ' + ");
  await page.getByRole('button', { name: /^Essai/ }).waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');
}, 60_000);

it('reloads the page at the same scroll position after an edit of a static section', async () => {
  const page = await browsing.newPage({ reducedMotion: 'reduce' });
  await page.goto(development.url);
  await whenHydrated(page.locator('#faq h3 button').first());
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1000);
  const reloaded = page.waitForEvent('load');
  development.edit('src/sections/Footer.tsx', '{footer.tagline}', '$& Modifié.');
  await reloaded;
  await expectEventually(async () => (await page.evaluate(() => scrollY)) === top);
}, 60_000);
