import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { playVideo } from '../support/playVideo';
import { site } from '../support/browser/site';

const browsing = useBrowser();

it('loads the player from youtube-nocookie only after a click', async () => {
  const page = await browsing.open(site.url);
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Lecteur</title>' });
  });
  const link = page.getByRole('link', { name: 'Lire la vidéo' });
  await whenHydrated(link);
  expect(foreign).toEqual([]);
  const asked = page.waitForRequest(/youtube/);
  await link.click();
  await asked;
  const frame = page.getByTitle('Démonstration de Banclair dans Business Central');
  await frame.waitFor();
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(foreign.map((url) => new URL(url).origin)).toEqual(['https://www.youtube-nocookie.com']);
});

it('grants the player the permissions it requests', async () => {
  const page = await browsing.open(site.url);
  const player = await playVideo(page);
  const allowed = await player.locator(':root').evaluate(({ ownerDocument }) => {
    const { featurePolicy } = ownerDocument as Document & {
      featurePolicy: { allowedFeatures: () => string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toEqual(
    expect.arrayContaining(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']),
  );
  expect(allowed).not.toContain('camera');
});

it('is a plain link to the video without JavaScript', async () => {
  const page = await browsing.open(site.url, { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'Lire la vidéo' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE');
});
