import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { meta } from '../../../src/content/meta';
import { clients } from '../support/previewClients';
import type { Preview } from '../support/previewClients';
import { robotNamed, robots } from '../support/crawlers';
import { site } from '../support/browser/site';
import { validateStructuredData } from '../support/structuredDataErrors';

let html: string;
let stops: (() => void)[] = [];

beforeAll(async () => {
  html = await (await fetch(site.url)).text();
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

/** Serves our page with a fault. */
async function serve(page: string): Promise<string> {
  const server = http.createServer((_, response) => {
    // Without a length, Node 22 has the client's node-fetch 2 report a premature close.
    const length = String(Buffer.byteLength(page));
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': length })
      .end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

const everyRobot = robots.map((robot) => [robot.name, robot] as const);
const { title, sharedDescription: description } = meta.home;

describe.each(clients)('%s', (_client, preview) => {
  it.each(everyRobot)('reads the whole card as the crawler of %s', async (_, robot) => {
    const seen = await preview(site.url, robot);
    expect(seen).toEqual({
      title,
      description,
      image: expect.stringMatching(/^http.+\/share-image\.png$/) as string,
    });
    const picture = await fetch(new URL(new URL(seen.image ?? '').pathname, site.url), {
      headers: { 'user-agent': robot.userAgent },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('sees no share image where the page names none', async () => {
    const bare = await serve(html.replace(/<meta [^>]*(og|twitter):image[^>]*>/g, ''));
    const { image } = await preview(bare, robotNamed('LinkedIn'));
    expect(image ?? '').not.toContain('share-image');
  });

  it('sees nothing in a page that scripts would fill', async () => {
    const empty = await serve('<!doctype html><div id="root"></div><script src="/a.js"></script>');
    expect(await preview(empty, robotNamed('X'))).toEqual(nothing);
  });
});

const nothing: Preview = { title: undefined, description: undefined, image: undefined };
const limited = clients.filter(([name]) => !name.endsWith('by itself'));

describe.each(limited)('%s, on a head pushed past 32 KB by styles', (_client, preview) => {
  it('sees nothing as Slack, everything as Facebook', async () => {
    const styles = `<style>${'a{}'.repeat(11_000)}</style>`;
    const pushed = await serve(html.replace(/<head[^>]*>/, (head) => head + styles));
    expect(await preview(pushed, robotNamed('Slack'))).toEqual(nothing);
    expect(await preview(pushed, robotNamed('Facebook'))).toMatchObject({ title, description });
  });
});

describe('a third-party validator of structured data', () => {
  it('finds every type and no error', () => {
    expect(validateStructuredData(html)).toEqual({
      types: ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage', 'VideoObject'],
      errors: [],
    });
  });

  it.each([
    ['VideoObject: ', '"uploadDate":', '"x":'],
    ['SoftwareApplication: ', '"reviewCount":', '"x":'],
    ['Could not parse JSON-LD', '"@context":', '"@context"'],
  ])('would find an error: %s', (error, sound, broken) => {
    expect(html).toContain(sound);
    expect(validateStructuredData(html.replace(sound, broken)).errors).toEqual([
      expect.stringContaining(error),
    ]);
  });
});
