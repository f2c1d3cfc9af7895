import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { useBrowser, whenHydrated } from '../support/browser/browsing';
import { playVideo } from '../support/playVideo';
import { site } from '../support/browser/site';

const browsing = useBrowser();

it('loads the player from youtube-nocookie only after a click, with its permissions', async () => {
  const page = await browsing.open();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== site.url) foreign.push(origin);
  });
  await whenHydrated(page.getByRole('link', { name: videoDemo.play }));
  expect(foreign).toEqual([]);
  const player = await playVideo(page);
  expect(foreign).toEqual(['https://www.youtube-nocookie.com']);
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
