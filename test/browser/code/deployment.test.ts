import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { faq } from '#src/content/sections/faq.ts';
import { storedRequests } from '../support/deliveries';
import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { deploy, deployAnother, newFolder } from '../support/browser/deployment';
import { aRequest, fields, fillAndSubmit } from '../support/form';
import { startSiteWithBackend } from '../support/browser/site';
import type { SiteWithBackend } from '../support/browser/site';

const browsing = useBrowser();
const newWords = { from: 'Questions fréquentes', to: 'Questions de la semaine' };
const answer = faq.items.find(({ id }) => id === 'item-1')?.answer ?? '';
const folder = newFolder();
let site: SiteWithBackend;

beforeAll(async () => {
  deploy(folder);
  site = await startSiteWithBackend(folder);
}, 60_000);

beforeEach(() => deploy(folder));

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Hydrates the islands that the test then uses. */
async function hydrateBoth(page: Page) {
  await whenHydrated(page.locator('#item-1 button'));
  await whenHydrated(fields(page).name);
}

it.each([
  ['had loaded no island', 'ancien-onglet@depots.example', () => Promise.resolve()],
  ['is hydrated', 'onglet-vivant@depots.example', hydrateBoth],
])(
  'still opens questions and sends from a page of the previous build that %s',
  async (_how, email, prepare) => {
    browsing.expectConsole(/404|MIME type/);
    const page = await browsing.open(site.url);
    await prepare(page);
    deployAnother(folder, newWords);

    await page.locator('#item-1').getByRole('button').click();
    await page.getByText(answer).waitFor();
    const request = aRequest({ email, message: 'Tapé dans un vieil onglet' });
    await fillAndSubmit(page, request);
    await page.waitForURL(/#demande-envoyee$/);
    await page.getByRole('status').getByText('Demande envoyée !').waitFor();
    expect(await storedRequests(site.backend, email)).toMatchObject([request]);
    // The redirect loads the new build.
    await page.getByRole('heading', { name: newWords.to }).waitFor();
  },
);
