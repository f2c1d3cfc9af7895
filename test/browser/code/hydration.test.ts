import type { Page } from 'playwright-core';
import { navigation } from '#src/content/navigation.ts';
import { sections } from '#src/pages/LandingPage.tsx';
import { expectEventually, useBrowser, whenHydrated } from '../support/browser/browsing';
import { fields } from '../support/form';
import { shiftOnFirstVisit, wordings } from '../../support/layoutShift';
import { site } from '../support/browser/site';

const browsing = useBrowser();

async function loadedScripts(page: Page) {
  const urls = (await page.requests()).map((request) => request.url());
  return urls.filter((url) => url.endsWith('.js'));
}

it('hydrates every island without an error or warning', async () => {
  const page = await browsing.openHydrated();
  const titlesInFooter = 2;
  expect(await page.locator('h2').count()).toBe(sections.length + titlesInFooter);
});

it('shows the year of the visit, not of the build', async () => {
  const page = await browsing.newPage();
  await page.clock.setFixedTime('2031-06-01T09:00:00Z');
  await page.goto('/');
  await page.getByRole('contentinfo').getByText('© 2031').waitFor();
});

it('restores the scroll position on reload', async () => {
  const page = await browsing.open();
  const scroll = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await expectEventually(async () => (await scroll()) === 3000);
});

it('logs the attempted path on the 404 page, without loading a script', async () => {
  browsing.expectConsole(/404/);
  const page = await browsing.newPage();
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual([]);
});

it('keeps what was typed before the form was hydrated', async () => {
  const { page, release } = await browsing.openWithoutScripts();
  const { name, message } = fields(page);
  await name.fill('Camille Martin');
  await message.fill('Tapé très tôt');
  release();
  await whenHydrated(name);
  expect(await name.inputValue()).toBe('Camille Martin');
  expect(await message.inputValue()).toBe('Tapé très tôt');
});

describe('the islands’ code', () => {
  const phone = { viewport: { width: 412, height: 823 } };
  const whenLoaded = (page: Page) => page.waitForResponse(/assets\/islands\./);

  it('loads when the first island is a window’s height away', async () => {
    const page = await browsing.open('/', phone);
    const loaded = whenLoaded(page);
    await page.evaluate(() => {
      const island = document.querySelector('[data-island]')?.getBoundingClientRect();
      scrollTo({ top: (island?.top ?? 0) - 2 * innerHeight + 10, behavior: 'instant' });
    });
    await loaded;
  });

  it('loads when the pointer hovers over a link to an island', async () => {
    const page = await browsing.open();
    const loaded = whenLoaded(page);
    const label = navigation.sections.find(({ id }) => id === 'faq')?.label;
    await page.getByRole('banner').getByRole('link', { name: label }).hover();
    await loaded;
  });

  it('loads only on interaction if the visitor saves data', async () => {
    const page = await browsing.newPage(phone);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/');
    const question = page.locator('#item-0 h3 button');
    await question.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await loadedScripts(page)).toEqual([]);
    await question.click();
    await page.locator('#item-0 button[aria-expanded=true]').waitFor();
  });
});

// `npm run bench:page` measures more widths.
describe.each([360, 1440])('at %i px, on a first visit', (width) => {
  it.each(Object.entries(wordings))('the font moves nothing, with %s', async (_which, edit) => {
    const page = await browsing.newPage({ viewport: { width, height: 800 } });
    expect(await shiftOnFirstVisit(page, site.url, edit)).toBeLessThan(0.02);
  });
});
