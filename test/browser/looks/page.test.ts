import { useBrowser } from '../support/browser/browsing';
import { overflow } from '../support/clipped';
import { site } from '../support/browser/site';

const browsing = useBrowser();

describe('the landing page', () => {
  it('fits every width of window', async () => {
    const page = await browsing.open(site.url);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
  });

  it('sets every word in one font', async () => {
    const page = await browsing.open(site.url);
    const strangers = await page.evaluate(() => {
      const { fontFamily } = getComputedStyle(document.body);
      return [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).fontFamily !== fontFamily)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    });
    expect(strangers).toEqual([]);
  });

  it('scrolls smoothly to the target of a link', async () => {
    const page = await browsing.open(site.url, { reducedMotion: 'no-preference' });
    expect(await scrollBehavior(page)).toBe('smooth');
    await page.getByRole('link', { name: 'Découvrir le produit' }).click();
    await page.waitForFunction((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top;
      return top !== undefined && Math.abs(top) < 80;
    }, '#video-demo');
    await page.waitForURL(({ hash }) => hash === '#video-demo');
  });

  it('scrolls without animation if the visitor prefers reduced motion', async () => {
    const page = await browsing.open(site.url, { reducedMotion: 'reduce' });
    expect(await scrollBehavior(page)).toBe('auto');
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
  });

  it('ends every animation within five seconds', async () => {
    const page = await browsing.open(site.url, { reducedMotion: 'no-preference' });
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        .map((style) => parseFloat(style.animationDelay) + parseFloat(style.animationDuration)),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(5);
  });

  it('requests nothing from other origins and stores nothing while it is read', async () => {
    const page = await browsing.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(site.url);
    for (let y = 0; y < 10_000; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(20);
    }
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

describe('an unknown URL', () => {
  it('gets status 404, logs the path and leads home', async () => {
    browsing.expectConsole(/status of 404/);
    browsing.expectConsole(/\/nulle\/part/);
    const page = await browsing.newPage();
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('/nulle/part'));
    const response = await page.goto(`${site.url}/nulle/part`);
    expect(response?.status()).toBe(404);
    await logged;
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.getByRole('heading', { level: 1, name: /Vos lignes/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

async function scrollBehavior(page: Awaited<ReturnType<typeof browsing.open>>) {
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
}
