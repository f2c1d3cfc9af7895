import type { Page } from 'playwright-core';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { readFolder } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { violations } from '../support/axe';
import { expectEventually, useBrowser, whenHydrated } from '../support/browser/browsing';
import { startDevelopment } from '../support/browser/development';
import type { Development } from '../support/browser/development';
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

it.each(['/', '/mentions-legales/', '/inconnue'])('serves the built document: %s', async (path) => {
  const built = await readDocument(site.url + path);
  expect(built.length).toBeGreaterThan(20);
  expect(await readDocument(development.url + path)).toEqual(built);
});

it('responds to unknown URLs with the status 404', async () => {
  expect((await fetch(`${development.url}/inconnue`)).status).toBe(404);
});

async function openPreview(width: number): Promise<Page> {
  const page = await browsing.newPage({ viewport: { width, height: 900 } });
  await page.goto(`${development.url}/__apercu`);
  return page;
}

// Before the tests that edit the page.
describe('the share preview', () => {
  it('shows what npm run check:meta reports on the built site', async () => {
    const page = await openPreview(1440);
    const { previews } = await previewBuiltSite(readFolder(dist));
    for (const { platform, title, description, findings } of previews) {
      const article = page.getByRole('article', { name: platform.name, exact: true });
      for (const text of [title, description, ...findings.map(({ message }) => message)]) {
        expect(await article.textContent()).toContain(text);
      }
    }
    const loaded = page
      .getByRole('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
    expect(new Set(await loaded)).toEqual(new Set([1200]));
  });

  it.each([360, 1440])('fits and is accessible at %i px', async (width) => {
    const page = await openPreview(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);
  });

  it('follows an edit at the same scroll position', async () => {
    const page = await openPreview(360);
    const article = page.getByRole('article', { name: 'X', exact: true });
    await article.getByText('Rien à signaler.').waitFor();
    await article.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    const title = '| ${brand.product}`';
    const longTitle = `pour les directions financières ${title}`;
    development.edit('src/content/meta.ts', title, longTitle);
    await article.getByText(/Le titre est coupé : \d+ caractères, 70 affichés\./).waitFor();
    // The browser keeps the part that is read in place: longer titles above it move the position.
    await expectEventually(async () => (await page.evaluate(() => scrollY)) > top / 2);
    development.edit('src/content/meta.ts', longTitle, title);
    await article.getByText('Rien à signaler.').waitFor();
  }, 60_000);
});

it('shows an edit of an island, keeps what was typed and logs no error or warning', async () => {
  const page = await browsing.newPage();
  await page.goto(development.url);
  const { name } = fields(page);
  await whenHydrated(name);
  await name.fill('Camille Martin');

  development.edit('src/sections/contact/FormNotice.tsx', '{contact.consent}', '$& Modifié.');
  await page.getByText(/ Modifié\.$/).waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');

  development.edit('src/content/sections/contact.ts', 'Envoyer ma demande', 'Envoyer la demande');
  await page.getByRole('button', { name: 'Envoyer la demande' }).waitFor();
  expect(await name.inputValue()).toBe('Camille Martin');
}, 60_000);

it.each([
  ['a static section', 'src/sections/Footer.tsx', '{footer.tagline}', '$& Modifié.'],
  ['the document’s styles', 'src/theme/mui/globalStyles.ts', 'thickness: 2px', 'thickness: 3px'],
  ['an island that is not hydrated', 'src/sections/video-demo/VideoPoster.tsx', '{label}', '$& !'],
])(
  'reloads the page at the same scroll position after an edit of %s',
  async (_what, file, before, after) => {
    const page = await browsing.newPage({ reducedMotion: 'reduce' });
    await page.goto(development.url);
    await whenHydrated(page.locator('#faq h3 button').first());
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(1000);
    const reloaded = page.waitForEvent('load');
    development.edit(file, before, after);
    await reloaded;
    await expectEventually(async () => (await page.evaluate(() => scrollY)) === top);
  },
  60_000,
);
