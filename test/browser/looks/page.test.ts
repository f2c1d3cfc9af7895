import { useBrowser } from '../support/browser/browsing';
import { site } from '../support/browser/site';

const browsing = useBrowser();

describe('the landing page', () => {
  it.each([320, 360, 768, 1024, 1440])('fits a window %i px wide', async (width) => {
    const page = await browsing.open(site.url, { viewport: { width, height: 800 } });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  it('sets every word in one typeface', async () => {
    const page = await browsing.open(site.url);
    const strangers = await page.evaluate(() => {
      const { fontFamily } = getComputedStyle(document.body);
      return [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).fontFamily !== fontFamily)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    });
    expect(strangers).toEqual([]);
  });

  it('shows the nine parts of the page in the specified order', async () => {
    const page = await browsing.open(site.url);
    const headings = await page.locator('h1, h2').allTextContents();
    const specified = [
      'Vos lignes de relevé retrouvent leur écriture.',
      'Rien à ressaisir, et votre trésorerie en temps réel',
      'En trois étapes, vos opérations rejoignent vos écritures',
      'Vos comptes lus avec votre accord, vos données en Europe',
      'La clôture avait 5 jours de retard ; elle se fait à J+1',
      'Banclair en action',
      'Demandez votre démo gratuite',
      'Questions fréquentes',
      'Contact',
      'Informations légales',
    ];
    const read = headings.map((text) => text.replace(/\s/g, ' '));
    expect(read.filter((heading) => specified.includes(heading))).toEqual(specified);
  });

  it.each([
    ['Demander une démo gratuite', '#contact'],
    ['Découvrir le produit', '#video-demo'],
  ])('scrolls smoothly from « %s » to %s', async (name, target) => {
    const page = await browsing.open(site.url, { reducedMotion: 'no-preference' });
    expect(await scrollBehavior(page)).toBe('smooth');
    await page.getByRole('link', { name }).first().click();
    await page.waitForFunction((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top;
      return top !== undefined && Math.abs(top) < 80;
    }, target);
    await page.waitForURL(({ hash }) => hash === target);
  });

  it('jumps without motion where motion is reduced', async () => {
    const page = await browsing.open(site.url, { reducedMotion: 'reduce' });
    expect(await scrollBehavior(page)).toBe('auto');
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
  });

  it('is at rest within five seconds', async () => {
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

  it('asks nothing of another origin and stores nothing while it is only read', async () => {
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

  it('shows the year of the visitor without a hydration mismatch', async () => {
    const page = await browsing.newPage();
    await page.clock.setFixedTime('2031-03-01T10:00:00Z');
    await page.goto(site.url);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByText('© 2031 Solveo Cloud').waitFor();
  });
});

describe('an unknown address', () => {
  it('answers 404 with the words of the specification and a way home', async () => {
    browsing.expectConsole(/status of 404/);
    browsing.expectConsole(/\/nulle\/part/);
    const page = await browsing.newPage();
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('/nulle/part'));
    const response = await page.goto(`${site.url}/nulle/part`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: '404' }).waitFor();
    expect(await page.getByText('Oops! Page not found').getAttribute('lang')).toBe('en');
    await logged;
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.getByRole('heading', { level: 1, name: /Vos lignes/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

async function scrollBehavior(page: Awaited<ReturnType<typeof browsing.open>>) {
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
}
