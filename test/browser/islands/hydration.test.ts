import type { Page } from '@playwright/test';
import { brand } from '#src/content/brand.ts';
import { NOT_FOUND_MESSAGE, notFound } from '#src/content/notFound.ts';
import { hero } from '#src/content/sections/hero.ts';
import { FONT_NAME, fallbackFonts, weights } from '#src/theme/tokens.ts';
import { shiftOnFirstVisit } from '../../support/layoutShift';
import { words } from '../../support/words';
import { fields } from '../support/form';
import { whenHydrated } from '../support/islands';
import { openQuestions, questions } from '../support/questions';
import { site } from '../support/site';
import { expect, test } from '../support/test';

// As most visitors have it: motion could shift the layout, or delay the scroll position.
test.use({ reducedMotion: 'no-preference' });

async function loadedScripts(page: Page) {
  const urls = (await page.requests()).map((request) => request.url());
  return urls.filter((url) => url.endsWith('.js'));
}

test('shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T09:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
});

test('restores the scroll position on reload', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await page.waitForFunction(() => Math.round(scrollY) === 3000);
});

test('the 404 page logs the attempted path, marks its English sentence, loads no script, and leads home', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/tarifs/2026');
  await expect(page.locator('[lang=en]').getByText(NOT_FOUND_MESSAGE)).toBeVisible();
  expect((await logged).text()).toMatch(/\/tarifs\/2026$/);
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual([]);
  await page.getByRole('link', { name: notFound.backHome }).click();
  await expect(page.getByRole('region', { name: words(hero.title) })).toBeVisible();
});

/** The texts as delivered, and as an owner may change them. */
const wordings: Readonly<Record<string, (html: string) => string>> = {
  'the delivered texts': (html) => html,
  'a product name of 14 letters and a title six words longer': (html) =>
    html
      .replaceAll(brand.product, 'Rapprochements')
      .replace(hero.title, `${hero.title} Et chaque écriture retrouve sa ligne`),
};

// `npm run bench:page` measures more widths.
for (const width of [360, 1440]) {
  for (const [wording, edit] of Object.entries(wordings)) {
    test(`at ${width} px, on a slow first visit, nothing moves, with ${wording}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      expect(await shiftOnFirstVisit(page, site.url, edit)).toBeLessThan(0.02);
    });
  }
}

test('loads the code that sends the form when the form gets the focus', async ({ page }) => {
  await page.goto('/#contact');
  const { name } = fields(page);
  await whenHydrated(name);
  const loaded = page.waitForResponse(/assets\/supabase\./);
  await name.focus();
  await loaded;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('loads one font, and the islands’ code when the first island is a window’s height away', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const urls = (await page.requests()).map((request) => new URL(request.url()).pathname);
    expect(urls).toEqual(['/', expect.stringMatching(/^\/fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/)]);
    const loaded = page.waitForResponse(/assets\/islands\./);
    await page.evaluate(() => {
      const island = document
        .querySelector('[data-island]:not([data-on-demand])')
        ?.getBoundingClientRect();
      scrollTo({ top: (island?.top ?? 0) - 2 * innerHeight + 10, behavior: 'instant' });
    });
    await loaded;
  });

  test('loads the islands’ code only on interaction if the visitor saves data', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/');
    const question = questions(page).first();
    await question.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await loadedScripts(page)).toEqual([]);
    await question.click();
    await expect(openQuestions(page)).toBeVisible();
  });

  // By fontMetricOverrides.json. The pinned Chromium has a font with Arial's widths.
  test('the fallback of each weight shows at once, its lines as long and as high as the font’s within 1 %', async ({
    page,
  }) => {
    await page.goto('/');
    const measure = (weight: number, family: string) =>
      page.evaluate(measureWords, `${weight} 100px '${family}'`);
    for (const weight of [weights.regular, weights.strong]) {
      const own = await measure(weight, FONT_NAME);
      const fallback = await measure(weight, fallbackFonts.arial);
      expect(own.display).toBe('swap');
      expect(Math.abs(1 - fallback.width / own.width), `${weight}`).toBeLessThan(0.01);
      expect(Math.abs(1 - fallback.height / own.height), `${weight}`).toBeLessThan(0.01);
    }
  });
});

/** Runs in the page: the size of a line with its words, and how they show while the font loads. */
async function measureWords(font: string) {
  const [face] = await document.fonts.load(font);
  const line = document.createElement('div');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
  line.textContent = document.querySelector('main')?.innerText.replace(/[^\p{L} ,.’]/gu, '') ?? '';
  document.body.append(line);
  return { width: line.offsetWidth, height: line.offsetHeight, display: face?.display };
}
