import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { unfurl } from 'unfurl.js';
import { meta } from '../../../src/content/meta';
import { site } from '../support/browser/site';
import { validateStructuredData } from '../support/structuredDataErrors';

/** What Slack reads of a page: less than any other platform. https://api.slack.com/robots */
const SLACK_BYTES = 32 * 1024;

let html: string;
let stops: (() => void)[] = [];

beforeAll(async () => {
  html = await (await fetch(site.url)).text();
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

/** Serves another page than ours. */
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

/** Its types promise Open Graph of every page; a page without has none. */
type Unfurled = Partial<Awaited<ReturnType<typeof unfurl>>>;

/** The preview that a third-party library makes of a URL, from the whole page or its beginning. */
async function preview(url: string, bytes?: number) {
  const readBeginning = async (address: string) => {
    const response = await fetch(address);
    const body = Buffer.from(await response.arrayBuffer()).subarray(0, bytes);
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };
  const unfurled: Unfurled = await unfurl(url, {
    oembed: false,
    ...(bytes && { fetch: readBeginning }),
  });
  return previewOf(unfurled);
}

function previewOf({ open_graph, title, description }: Unfurled) {
  return {
    title: open_graph?.title ?? title,
    description: open_graph?.description ?? description,
    image: open_graph?.images?.[0]?.url,
  };
}

describe('the card that a crawler makes', () => {
  const { title, sharedDescription: description } = meta.home;
  const nothing = { title: undefined, description: undefined, image: undefined };

  it.each([undefined, SLACK_BYTES])('is whole if it reads %p bytes', async (bytes) => {
    const image = expect.stringMatching(/^http.+\/share-image\.png$/) as string;
    expect(await preview(site.url, bytes)).toEqual({ title, description, image });
  });

  it('would have no image if the page named none', async () => {
    const bare = await serve(html.replace(/<meta [^>]*(og|twitter):image[^>]*>/g, ''));
    expect((await preview(bare)).image ?? '').not.toContain('share-image');
  });

  it('would be empty if scripts wrote the page', async () => {
    const empty = await serve('<!doctype html><div id="root"></div><script src="/a.js"></script>');
    expect(await preview(empty)).toEqual(nothing);
  });

  it('would be empty on Slack, and there alone, if styles pushed the tags past 32 KB', async () => {
    const styles = `<style>${'a{}'.repeat(11_000)}</style>`;
    const pushed = await serve(html.replace(/<head[^>]*>/, (head) => head + styles));
    expect(await preview(pushed, SLACK_BYTES)).toEqual(nothing);
    expect(await preview(pushed)).toMatchObject({ title, description });
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
