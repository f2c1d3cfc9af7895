import type { Page } from 'playwright-core';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { previewReport } from '#src/build/share-preview/previewReport.ts';
import { readFolder } from '#src/build/share-preview/reading/readFolder.ts';
import { violations } from '../support/axe';
import { expectEventually, useBrowser, whenHydrated } from '../support/browser/browsing';
import { startDevelopment } from '../support/browser/development';
import type { Development } from '../support/browser/development';
import { fields } from '../support/form';
import { dist, site } from '../support/browser/site';

const browsing = useBrowser();
let development: Development;

const title = '| ${brand.product}`';
const longTitle = `pour les directions financières ${title}`;

beforeAll(async () => {
  development = await startDevelopment();
}, 120_000);

afterAll(() => development.stop());

async function openCards(width: number): Promise<Page> {
  const page = await browsing.newPage({ viewport: { width, height: 900 } });
  await page.goto(`${development.url}/__apercu`);
  // The server starts before the first cards are drawn.
  await page.getByRole('article').first().waitFor();
  return page;
}

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

const cardOfX = (page: Page) => page.getByRole('article', { name: 'X', exact: true });

// Before the test that edits the page: an edit redraws the cards.
describe('the share preview', () => {
  it('shows what npm run check:meta reports on the built site', async () => {
    const page = await openCards(1440);
    const preview = await previewBuiltSite(readFolder(dist));
    if (preview === undefined) throw new Error('There is no site in dist/.');
    for (const { platform, title, description, findings } of preview.cards) {
      const card = page.getByRole('article', { name: platform.name, exact: true });
      await card.getByText(title, { exact: true }).waitFor();
      if (description !== '') await card.getByText(description, { exact: true }).waitFor();
      expect(await card.getByRole('listitem').count()).toBe(findings.length);
      for (const { message } of findings) await card.getByText(message).waitFor();
    }
    const counts = previewReport(preview).split('\n').at(-1) ?? '';
    await page.getByText(counts, { exact: true }).waitFor();
  });

  it.each([360, 1440])('fits, is accessible and works by keyboard at %i px', async (width) => {
    const page = await openCards(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ hash }) => hash === '#google-telephone');
  });

  it('redraws its cards on save, at the same scroll position, with a new warning', async () => {
    const page = await openCards(360);
    const card = cardOfX(page);
    await card.getByText('Rien à signaler.').waitFor();
    await card.scrollIntoViewIfNeeded();
    const image = card.getByRole('img', { name: 'Image de partage' });
    const before = await image.getAttribute('src');
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);

    development.edit('src/content/brand.ts', "product: 'Banclair'", "product: 'Clairbanc'");
    development.edit('src/content/meta.ts', title, longTitle);
    await card.getByText(/Le titre est coupé : \d+ caractères, 70 affichés\./).waitFor();
    expect(await image.getAttribute('src')).not.toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.getByText('À améliorer.').waitFor();
    await page.getByRole('link', { name: 'X 1 avertissement' }).waitFor();
  }, 60_000);

  it('keeps the last cards while the build is broken, and reports it', async () => {
    const page = await openCards(1440);
    development.edit('src/content/brand.ts', "provider: 'Solveo Cloud'", "provider: 'Solveo");
    await page.getByText(/ne se construit pas \(src\/content\/brand\.ts\)/).waitFor();
    const shown = page.getByRole('article', { name: 'Slack' }).getByText(/\| Clairbanc$/);
    await shown.waitFor();
    await page.reload();
    await shown.waitFor();

    development.edit('src/content/meta.ts', longTitle, title);
    development.edit('src/content/brand.ts', "provider: 'Solveo", "provider: 'Solveo Cloud'");
    await page.getByText(/ne se construit pas/).waitFor({ state: 'hidden' });
    await cardOfX(page).getByText('Rien à signaler.').waitFor();
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

it('the share preview reports that the server has stopped', async () => {
  browsing.expectConsole(/ERR_/);
  const page = await openCards(1440);
  await development.stop();
  await page.getByText(/La construction locale ne répond plus/).waitFor();
  expect(await page.getByRole('article').count()).toBe(10);
});
