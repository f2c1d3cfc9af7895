import { InMemorySite } from '#src/build/webpack/InMemorySite.ts';
import { hashInline } from '#src/build/hosts/hashInline.ts';
import { siteHeaders } from '#src/build/hosts/siteHeaders.ts';
import { someSiteUrls } from '../hosts/someSiteUrls';
import { useServer } from '../useServer';

const site = new InMemorySite(someSiteUrls());
const { urlOf } = useServer(site.serve);

// test/browser/code/development.test.ts shows the rest.
it.each(['/legal', '/legal/'])(
  'serves the document of the folder %s, with the policy',
  async (path) => {
    const content = '<!doctype html><head><style>a{}</style></head><p>Mentions';
    site.keep([{ path: '/legal/index.html', content }]);
    const response = await fetch(urlOf(path));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Mentions');
    const { everywhere } = siteHeaders(hashInline([content]), [], someSiteUrls());
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(new Headers(everywhere)),
    );
  },
);
