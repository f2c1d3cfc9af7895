import type { Page } from '@playwright/test';
import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { fields } from '../support/form';
import { NOT_FOUND_MESSAGE } from '#src/content/notFound.ts';
import { FONT_NAME, fallbackFonts, weights } from '#src/theme/tokens.ts';
import { shiftOnFirstVisit, wordings } from '../../support/layoutShift';
import { site } from '../support/browser/site';

const browsing = useBrowser();

async function loadedScripts(page: Page) {
  const urls = (await page.requests()).map((request) => request.url());
  return urls.filter((url) => url.endsWith('.js'));
}

it('shows the year of the visit, not of the build', async () => {
  const page = await browsing.newPage();
  await page.clock.setFixedTime('2031-06-01T09:00:00Z');
  await page.goto('/');
  await page.getByRole('contentinfo').getByText('© 2031').waitFor();
});

it('restores the scroll position on reload', async () => {
  const page = await browsing.open();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await page.waitForFunction(() => Math.round(scrollY) === 3000);
});

it('the 404 page logs the attempted path, marks its English sentence, and loads no script', async () => {
  browsing.expectConsole(/404/);
  const page = await browsing.newPage();
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  await page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE).waitFor();
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual([]);
});

const phone = { viewport: { width: 412, height: 823 } };

it('loads one font, and the islands’ code when the first island is a window’s height away', async () => {
  const page = await browsing.open('/', phone);
  await page.waitForLoadState('networkidle');
  const urls = (await page.requests()).map((request) => new URL(request.url()).pathname);
  expect(urls).toEqual(['/', expect.stringMatching(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/)]);
  const loaded = page.waitForResponse(/assets\/islands\./);
  await page.evaluate(() => {
    const island = document.querySelector('[data-island]')?.getBoundingClientRect();
    scrollTo({ top: (island?.top ?? 0) - 2 * innerHeight + 10, behavior: 'instant' });
  });
  await loaded;
});

it('loads the code that sends the form when the form gets the focus', async () => {
  const page = await browsing.open('/#contact');
  const { name } = fields(page);
  await whenHydrated(name);
  const loaded = page.waitForResponse(/assets\/supabase\./);
  await name.focus();
  await loaded;
});

it('loads the islands’ code only on interaction if the visitor saves data', async () => {
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

// `npm run bench:page` measures more widths.
describe.each([360, 1440])('at %i px, on a slow first visit', (width) => {
  it.each(Object.entries(wordings))('nothing moves, with %s', async (_which, edit) => {
    const page = await browsing.newPage({ viewport: { width, height: 800 } });
    expect(await shiftOnFirstVisit(page, site.url, edit)).toBeLessThan(0.02);
  });
});

// By fontMetricOverrides.json. The pinned Chromium has a font with Arial's widths.
it.each([weights.regular, weights.strong])(
  'the fallback of weight %i shows at once, its lines as long and as high as the font’s within 1 %%',
  async (weight) => {
    const page = await browsing.newPage(phone);
    await page.goto('/');
    const measure = (family: string) => page.evaluate(measureWords, `${weight} 100px '${family}'`);
    const [own, fallback] = [await measure(FONT_NAME), await measure(fallbackFonts.arial)];
    expect(own.display).toBe('swap');
    expect(Math.abs(1 - fallback.width / own.width)).toBeLessThan(0.01);
    expect(Math.abs(1 - fallback.height / own.height)).toBeLessThan(0.01);
  },
);

/** Runs in the page: the size of a line with its words, and how they show while the font loads. */
async function measureWords(font: string) {
  const [face] = await document.fonts.load(font);
  const line = document.createElement('div');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
  line.textContent = document.querySelector('main')?.innerText.replace(/[^\p{L} ,.’]/gu, '') ?? '';
  document.body.append(line);
  return { width: line.offsetWidth, height: line.offsetHeight, display: face?.display };
}
